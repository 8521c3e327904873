import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { History } from './History.tsx';

const reply = (id: string, sender_id: string, message: string) => ({
  id,
  sender_id,
  sender_name: 'Trần Thị Bình',
  message,
  created_at: Date.UTC(2026, 0, 15, 3),
});

const first = reply('first', 'other', 'Hello');

const draw = (props: Partial<ComponentProps<typeof History>>) =>
  renderToStaticMarkup(
    <History
      lang="en"
      userId="me"
      first={first}
      replies={[]}
      loading={false}
      failed={false}
      newSince={null}
      opensAtNew={false}
      onRetry={() => undefined}
      {...props}
    />,
  );

it('[S2.116] the history shows one’s own replies on the right in blue, the other’s on the left', () => {
  const replies = [reply('a', 'me', 'Mine'), reply('b', 'other', 'Theirs')];
  const html = draw({ replies });
  expect(html).toContain('>Message History</h3>');
  const [, mine = '', theirs = ''] = html.split('<li').slice(1);
  expect(mine).toMatch(/items-end.*bg-blue-soft.*Mine/);
  expect(theirs).toMatch(/items-start.*bg-surface.*Theirs/);
  expect(theirs).not.toContain('bg-blue');
});

it('an earlier message that asks for money has its warning while it is folded away', () => {
  const render = (text: string, writer = 'other') => {
    const replies = [
      reply('a', writer, text),
      ...Array.from({ length: 50 }, (_, index) => reply(`r${index}`, 'other', 'Ok')),
    ];
    return draw({ replies });
  };
  const warning = 'An earlier message mentions paying in advance';
  expect(render('Cọc trước 1 triệu nhé')).toContain(warning);
  expect(render('Cọc trước 1 triệu nhé', 'me')).not.toContain(warning);
  expect(render('Xe còn không?')).not.toContain(warning);
});

it('a line stands above the first new message, also where it would be folded away', () => {
  const render = (newSince: number | null, last: string) => {
    const replies = Array.from({ length: 60 }, (_, index) => ({
      ...reply(
        `r${index}`,
        index === 1 || (index === 59 && last === 'me') ? 'me' : 'other',
        `Word ${index}.`,
      ),
      created_at: index * 10,
    }));
    const html = draw({ lang: 'vi', replies, newSince, opensAtNew: true });
    return /Tin nhắn mới<\/li>.*?(Word \d+)/.exec(html)?.[1];
  };
  expect(render(25, 'other')).toBe('Word 3');
  expect(render(575, 'other')).toBe('Word 58');
  // Messages before the reader's last reply count as seen.
  expect(render(0, 'other')).toBe('Word 2');
  expect(render(0, 'me')).toBeUndefined();
  expect(render(null, 'other')).toBeUndefined();
});

it('the first message of each day has the day’s name above it', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) });
  const at = (id: string, created_at: number) => ({ ...reply(id, 'other', id), created_at });
  const html = draw({
    lang: 'vi',
    first: at('a', Date.UTC(2026, 0, 12, 18)),
    replies: [
      at('b', Date.UTC(2026, 0, 13, 1)),
      at('c', Date.UTC(2026, 0, 14, 3)),
      at('d', Date.UTC(2026, 0, 14, 17)),
    ],
  });
  vi.useRealTimers();
  const days = html
    .split('<li')
    .slice(1)
    .map((item) => /thread-day[^>]*>([^<]+)</.exec(item)?.[1]);
  expect(days).toEqual(['13/01/2026', undefined, 'Hôm qua', 'Hôm nay']);
});
