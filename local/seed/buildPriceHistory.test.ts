import { expect, it } from 'vitest';
import { PriceHistory } from '../../src/domain/prices/priceHistory.schema.ts';
import { weeksOf } from '../../src/domain/prices/priceHistory.ts';
import { vietnameseWeek } from '../../src/domain/time/time.ts';
import { buildListings, seededInFull } from './buildListings.ts';
import { buildPriceHistory } from './buildPriceHistory.ts';

const today = Date.UTC(2026, 0, 15);

it('some models of the demo have a course of prices that ends today', () => {
  const written = buildPriceHistory(buildListings(seededInFull, today), today);
  const honda = written.find(({ path }) => path === 'price_history/honda');
  const history = PriceHistory.parse(honda?.data);
  const courses = Object.keys(history.models).map((model) => weeksOf(history, model));
  const drawn = courses.filter(({ length }) => length > 0);
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  for (const weeks of drawn) expect(weeks.at(-1)?.week).toBe(vietnameseWeek(today));
});
