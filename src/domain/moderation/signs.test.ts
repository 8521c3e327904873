import { expect, it } from 'vitest';
import { pointsOf, reachesQueue, type Sign } from './signs.ts';

it.each<[Sign[], number, boolean]>([
  [[], 0, false],
  [['phone', 'link'], 4, false],
  [['price_low', 'new_account'], 4, false],
  [['price_low', 'new_many'], 5, true],
  [['other_photo'], 5, true],
  [['suspended_phone'], 5, true],
])('%o are %i points; in the queue: %s', (signList, points, reaches) => {
  expect([pointsOf(signList), reachesQueue(signList)]).toEqual([points, reaches]);
});
