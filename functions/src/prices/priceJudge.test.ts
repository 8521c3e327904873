import { expect, it } from 'vitest';
import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { judgeAmong, judged, keepJudge } from './priceJudge.ts';

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

it('prices are learnt anew after a hundred times as long as they took, however often bikes change in between', async () => {
  let now = 0;
  const judgeKept = keepJudge(() => {
    now += 1;
    return now;
  });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return [...others];
  };
  const own = row('own', 26, 'me');
  expect((await judgeKept(load))(own)?.kind).toBe('good');
  for (let change = 0; change < 20; change += 1) await judgeKept(load);
  expect(loads).toBe(1);
  now += 200;
  await judgeKept(load);
  expect(loads).toBe(2);
  (await judgeKept(load))(own);
  // Simulates a clock that was set back.
  now = 0;
  await judgeKept(load);
  expect(loads).toBeGreaterThan(2);
});

it('a market that is too large to be kept has no verdicts', async () => {
  const judge = await keepJudge(() => 0)(async () => null);
  expect(judge(row('own', 26, 'me'))).toBeNull();
});
