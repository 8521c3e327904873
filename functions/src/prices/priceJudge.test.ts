import { expect, it } from 'vitest';
import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { judgeAmong, judged } from './priceJudge.ts';

const common = {
  make: 'Honda',
  model: 'Lead 125',
  category: 'scooter',
  cc: 125,
  year: 2021,
  mileage: 20_000,
} as const;
const row = (id: string, price: number, seller: string): Row => ({
  ...buildCard({ id, slug: id, status: 'active', price: price * 1_000_000, ...common }),
  words: '',
  seller,
});
const others = Array.from({ length: 14 }, (_, n) => row(`other ${n}`, 30 + (n % 3) * 0.5, `seller ${n}`));
const withoutSeller = ({ seller: _, words: __, ...card }: Row): Card => card;

it('a card that does not say who sells it is judged without the bikes of its seller all the same', () => {
  const own = row('own', 40, 'me');
  const dear = Array.from({ length: 30 }, (_, n) => row(`dear ${n}`, 40, 'me'));
  const judge = judgeAmong([...others, own, ...dear]);
  expect(judge(withoutSeller(own))?.kind).toBe('above');
  expect(judge(withoutSeller(own))?.count).toBe(14);
});

it('a price that has changed since the catalogue was written is judged as it is now', () => {
  const own = row('own', 30, 'me');
  const judge = judgeAmong([...others, own]);
  expect(judge(own)?.kind).toBe('fair');
  expect(judge({ ...withoutSeller(own), price: 26_000_000 })?.kind).toBe('good');
  expect(judge(own)?.kind).toBe('fair');
});

it('a card that has no verdict stays as it is', () => {
  const rare = withoutSeller({ ...row('rare', 30, 'me'), model: 'Dream' });
  const own = withoutSeller(row('own', 26, 'me'));
  const cards = judged(judgeAmong([...others, rare, own]), [rare, own]);
  expect(cards).toEqual([rare, { ...own, verdict: 'good' }]);
});
