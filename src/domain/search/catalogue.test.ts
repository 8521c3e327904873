import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { indexOf, partSize, summarize } from './catalogue.ts';
import { pageSize } from './pageSize.ts';

const cards = [
  buildCard({ id: 'a', created_at: 10 }),
  buildCard({ id: 'b', created_at: 30, status: 'sold' }),
  buildCard({ id: 'c', created_at: 20 }),
];

it('summarizes a part', () => {
  expect(summarize(3, cards, 'v1')).toEqual({
    part: 3,
    active: 2,
    sold: 1,
    newest: 30,
    oldest: 10,
    version: 'v1',
  });
});
it('[D24] [S2.46] counts active and sold bikes apart', () => {
  const index = indexOf([summarize(0, cards, 'a'), summarize(1, cards, 'b')]);
  expect([index.active, index.sold]).toEqual([4, 2]);
});
it('puts the newest part first and leaves out empty ones', () => {
  const parts = [
    summarize(0, [buildCard({ created_at: 5 })], 'a'),
    summarize(1, [], 'b'),
    summarize(2, [buildCard({ created_at: 9 })], 'c'),
  ];
  expect(indexOf(parts).parts.map((part) => part.part)).toEqual([2, 0]);
  expect(parts.map((part) => part.part)).toEqual([0, 1, 2]);
});
it('[S9.2] [S7.11] has pages of 12, and parts that hold many', () => {
  expect(pageSize).toBe(12);
  expect(partSize).toBe(250);
});
