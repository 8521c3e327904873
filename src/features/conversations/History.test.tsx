import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { History } from './History.tsx';

const reply = (id: string, sender_id: string, message: string) => ({
  id,
  sender_id,
  sender_name: 'Trần Thị Bình',
  message,
  created_at: Date.UTC(2026, 0, 15, 3),
});

it('[S2.116] the history shows one’s own replies on the right in blue, the other’s on the left', () => {
  const replies = [reply('a', 'me', 'Mine'), reply('b', 'other', 'Theirs')];
  const html = renderToStaticMarkup(
    <History
      lang="en"
      userId="me"
      replies={replies}
      loading={false}
      failed={false}
      newSince={null}
      opensAtNew={false}
      onRetry={() => undefined}
    />,
  );
  expect(html).toContain('>Message History</h3>');
  const [mine = '', theirs = ''] = html.split('<li').slice(1);
  expect(mine).toMatch(/items-end.*bg-blue.*Mine/);
  expect(theirs).toMatch(/items-start.*bg-sunken.*Theirs/);
  expect(theirs).not.toContain('bg-blue');
});

it('an earlier message that asks for money is warned of while it is folded away', () => {
  const told = (first: string, writer = 'other') => {
    const replies = [
      reply('a', writer, first),
      ...Array.from({ length: 8 }, (_, place) => reply(`r${place}`, 'other', 'Ok')),
    ];
    return renderToStaticMarkup(
      <History
        lang="en"
        userId="me"
        replies={replies}
        loading={false}
        failed={false}
        newSince={null}
        opensAtNew={false}
        onRetry={() => undefined}
      />,
    );
  };
  const warning = 'An earlier message mentions paying in advance';
  expect(told('Cọc trước 1 triệu nhé')).toContain(warning);
  expect(told('Cọc trước 1 triệu nhé', 'me')).not.toContain(warning);
  expect(told('Xe còn không?')).not.toContain(warning);
});

it('a line stands above the first new message, also where it would be folded away', () => {
  const told = (newSince: number | null, last: string) => {
    const replies = Array.from({ length: 12 }, (_, place) => ({
      ...reply(
        `r${place}`,
        place === 1 || (place === 11 && last === 'me') ? 'me' : 'other',
        `Word ${place}.`,
      ),
      created_at: place * 10,
    }));
    const html = renderToStaticMarkup(
      <History
        lang="vi"
        userId="me"
        replies={replies}
        loading={false}
        failed={false}
        newSince={newSince}
        opensAtNew
        onRetry={() => undefined}
      />,
    );
    return /Tin nhắn mới<\/li>.*?(Word \d+)/.exec(html)?.[1];
  };
  expect(told(25, 'other')).toBe('Word 3');
  expect(told(95, 'other')).toBe('Word 10');
  // An own answer comes after everything that was not looked at before.
  expect(told(0, 'other')).toBe('Word 2');
  expect(told(0, 'me')).toBeUndefined();
  expect(told(null, 'other')).toBeUndefined();
});
