import { beforeEach, expect, it, vi } from 'vitest';
import { leadsTo, says, until } from '../../../tests/memory/hands.ts';
import { openIsland } from '../../../tests/memory/openIsland.tsx';
import type { GuideIndex } from '../../domain/guides/findGuides.ts';
import type { GuideHits as Component } from './GuideHits.tsx';

const index: GuideIndex = {
  names: ['honda'],
  entries: [
    { title: 'Driving licence', path: '/buying-guide#legal-1', keys: ['bang lai'], text: 'guide' },
    { title: 'Insurance', path: '/buying-guide#insurance', text: 'guide' },
  ],
};
/** Each question for the index, answered when the test says so. */
const asked: { address: string; answer: (response: Response) => void }[] = [];
let GuideHits: typeof Component;
beforeEach(async () => {
  asked.length = 0;
  vi.resetModules();
  ({ GuideHits } = await import('./GuideHits.tsx'));
  vi.stubGlobal(
    'fetch',
    (address: string) => new Promise<Response>((answer) => asked.push({ address, answer })),
  );
});
const open = (text: string, lang: 'en' | 'vi' = 'en') => openIsland(GuideHits, { lang, text }, { as: null });

it('names the sections with an answer, as links, once the index is there', async () => {
  const page = open('licence', 'vi');
  expect(asked.map(({ address }) => address)).toEqual(['/vi/guide-index.json']);
  expect(page.container.textContent).toBe('');
  asked[0]?.answer(Response.json(index));
  await says('Trong cẩm nang:');
  expect(await leadsTo('Driving licence')).toBe('/buying-guide#legal-1');
  page.rerender(<GuideHits lang="vi" text="insurance" />);
  await until(() => page.container.textContent).toContain('Insurance');
  expect(page.container.textContent).not.toContain('Driving licence');
  page.rerender(<GuideHits lang="vi" text="honda" />);
  await until(() => page.container.textContent).toBe('');
  expect(asked).toHaveLength(1);
});

it('says nothing where the index cannot be had, and asks again with the next search', async () => {
  const page = open('licence');
  asked[0]?.answer(new Response('', { status: 500 }));
  let letters = 0;
  await until(() => {
    letters += 1;
    page.rerender(<GuideHits lang="en" text={`insurance ${'x'.repeat(letters)}`} />);
    return asked.length;
  }).toBe(2);
  expect(page.container.textContent).toBe('');
  asked[1]?.answer(Response.json(index));
  page.rerender(<GuideHits lang="en" text="insurance" />);
  await says('In our guides:');
});
