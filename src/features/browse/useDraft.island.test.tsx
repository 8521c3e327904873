import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../tests/inMemory/openIsland.tsx';
import { type Filters, noFilters } from '../../domain/search/bikeFilter.ts';
import type { Facets } from '../../domain/search/bikeIndex.ts';
import type { Answer, Question } from './openCatalogue.ts';
import { useDraft } from './useDraft.ts';

const requests: { question: Question; answer: (answer: Answer) => void; fail: () => void }[] = [];
vi.mock('./askCatalogue.ts', () => ({
  askCatalogue: (question: Question) =>
    new Promise<Answer>((answer, fail) => {
      requests.push({ question, answer, fail: () => fail(new Error('no network')) });
    }),
}));
beforeEach(() => {
  requests.length = 0;
});

const facets = (count: number) => ({ make: { Honda: count } }) as unknown as Facets;
const noModels = (count: number) => ({ ...facets(count), models: {} });
const answer = (index: number, active: number, of: Facets | undefined = facets(active)) =>
  act(async () => requests[index]?.answer({ active, facets: of } as Answer));
type Props = { applied: Filters; isUsed?: boolean };
const open = (first: Props) => {
  const onApply = vi.fn();
  const hook = renderHook(({ applied, isUsed = true }: Props) => useDraft(applied, isUsed, onApply), {
    initialProps: first,
  });
  return { now: () => hook.result.current, show: hook.rerender, onApply };
};

it('asks nothing until somebody is at the panel, then how many bikes each choice would leave', async () => {
  const { now, show } = open({ applied: noFilters, isUsed: false });
  expect(requests).toEqual([]);
  show({ applied: noFilters });
  expect(requests[0]?.question).toEqual({ filters: noFilters, from: 0, to: 0, facets: true });
  expect(now().preview).toBeNull();
  await answer(0, 7);
  expect(now().preview).toEqual({ count: 7, facets: facets(7) });
});

it('asks again with each choice; the answer to one that was overtaken is dropped, and so is its failure', async () => {
  const { now } = open({ applied: noFilters });
  await answer(0, 7);
  for (const make of ['Honda', 'Yamaha']) act(() => now().setDraft({ ...noFilters, make }));
  expect(requests.map(({ question }) => question.filters.make)).toEqual([null, 'Honda', 'Yamaha']);
  await answer(2, 3);
  await answer(1, 4);
  expect(now().preview?.count).toBe(3);
  act(() => now().setDraft({ ...noFilters, make: 'SYM' }));
  act(() => now().setDraft({ ...noFilters, make: 'Vespa' }));
  await act(async () => requests[3]?.fail());
  expect(now().preview?.count).toBe(3);
  await act(async () => requests[4]?.fail());
  expect(now().preview).toBeNull();
});

it('shows the models of a make only, never those of the one before', async () => {
  const { now } = open({ applied: { ...noFilters, make: 'Honda' } });
  const ofHonda = { ...facets(7), models: { Wave: 7 } };
  await answer(0, 7, ofHonda);
  expect(now().preview?.facets.models).toEqual({ Wave: 7 });
  act(() => now().setDraft({ ...noFilters, make: 'Yamaha' }));
  expect(now().preview).toEqual({ count: 7, facets: noModels(7) });
});

it('keeps its preview where an answer tells no numbers of choices', async () => {
  const { now } = open({ applied: noFilters });
  await act(async () => requests[0]?.answer({ active: 9 } as Answer));
  expect(now().preview).toBeNull();
});

it('follows filters applied elsewhere, but not another order or search', () => {
  const { now, show } = open({ applied: noFilters });
  act(() => now().setDraft({ ...noFilters, make: 'Honda' }));
  show({ applied: { ...noFilters, text: 'wave', sort: 'cheapest' } });
  expect([now().draft.make, now().draft.text, now().draft.sort]).toEqual(['Honda', 'wave', 'cheapest']);
  show({ applied: { ...noFilters, location: 'Hue' } });
  expect([now().draft.make, now().draft.location]).toEqual([null, 'Hue']);
});

it('applies the panel’s filters and leaves the search alone', () => {
  const { now, onApply } = open({ applied: { ...noFilters, text: 'wave', sort: 'dearest' } });
  act(() => now().setDraft({ ...noFilters, make: 'Honda' }));
  act(() => now().apply());
  expect(onApply).toHaveBeenCalledTimes(1);
  expect(onApply.mock.calls[0]?.[0]).toMatchObject({ make: 'Honda' });
  expect(onApply.mock.calls[0]?.[0]).not.toHaveProperty('text');
  act(() => now().apply({ ...noFilters, make: 'Yamaha' }));
  expect(now().draft.make).toBe('Yamaha');
  expect(onApply.mock.calls[1]?.[0]).toMatchObject({ make: 'Yamaha' });
});
