import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { leadsTo, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { GuideIndex } from '../../domain/guides/findGuides.ts';
import type { Language } from '../../i18n/languages.ts';
import { GuideHits } from './GuideHits.tsx';
import type { useGuides as hook } from './useGuides.ts';

const index: GuideIndex = {
  names: ['honda'],
  entries: [
    { title: 'Driving licence', path: '/buying-guide#legal-1', keys: ['bang lai'], text: 'guide' },
    { title: 'Insurance', path: '/buying-guide#insurance', text: 'guide' },
  ],
};
const requests: { address: string; answer: (response: Response) => void }[] = [];
let useGuides: typeof hook;
type Props = { lang: Language; wanted: string; shown: string };
const List = ({ lang, wanted, shown }: Props) => {
  const { hits, isLate } = useGuides(lang, wanted, shown);
  return (
    <>
      {!isLate && <GuideHits lang={lang} hits={hits} />}
      <ul>
        <li>bike</li>
      </ul>
      {isLate && <GuideHits lang={lang} hits={hits} />}
    </>
  );
};
beforeEach(async () => {
  requests.length = 0;
  vi.resetModules();
  ({ useGuides } = await import('./useGuides.ts'));
  vi.stubGlobal(
    'fetch',
    (address: string) => new Promise<Response>((answer) => requests.push({ address, answer })),
  );
});
const open = (props: Partial<Props>) =>
  openIsland(List, { lang: 'en', wanted: '', shown: '', ...props }, { as: null });

it('names the sections with an answer, as links, once the index is there', async () => {
  const page = open({ lang: 'vi' });
  expect(requests).toEqual([]);
  page.rerender(<List lang="vi" wanted="licence" shown="" />);
  expect(requests.map(({ address }) => address)).toEqual(['/vi/guide-index.json']);
  expect(page.container.textContent).toBe('bike');
  requests[0]?.answer(Response.json(index));
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  page.rerender(<List lang="vi" wanted="licence" shown="licence" />);
  await until(() => page.container.textContent).toBe('Trong cẩm nang:Driving licencebike');
  expect(await leadsTo('Driving licence')).toBe('/buying-guide#legal-1');
  page.rerender(<List lang="vi" wanted="insurance" shown="insurance" />);
  expect(page.container.textContent).toBe('Trong cẩm nang:Insurancebike');
  page.rerender(<List lang="vi" wanted="honda" shown="honda" />);
  expect(page.container.innerHTML).toBe('<ul><li>bike</li></ul>');
  expect(requests).toHaveLength(1);
});

it('names them below a list that was there before the index, so that no bike moves', async () => {
  const page = open({ wanted: 'licence', shown: 'licence' });
  expect(page.container.innerHTML).toBe('<ul><li>bike</li></ul>');
  requests[0]?.answer(Response.json(index));
  await until(() => page.container.textContent).toBe('bikeIn our guides:Driving licence');
});

it('shows nothing if the index fails to load, and retries with the next search', async () => {
  const page = open({ wanted: 'licence', shown: 'licence' });
  requests[0]?.answer(new Response('', { status: 500 }));
  let letters = 0;
  await until(() => {
    letters += 1;
    page.rerender(<List lang="en" wanted={`insurance ${'x'.repeat(letters)}`} shown="" />);
    return requests.length;
  }).toBe(2);
  expect(page.container.textContent).toBe('bike');
  requests[1]?.answer(Response.json(index));
  page.rerender(<List lang="en" wanted="insurance" shown="insurance" />);
  await says('In our guides:');
});
