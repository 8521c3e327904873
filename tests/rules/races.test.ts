import { beforeEach, describe, expect, it } from 'vitest';
import { figure } from '../fixtures/figure.ts';
import { edit } from './counted.ts';
import { now } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('races');
const trials = 25;
const path = 'motorcycles/active';
const edited = (number: number) => ({
  price: number,
  mileage: number,
  engine: `${number}cc`,
  updated_at: now(),
});

/**
 * Saves like the site: if another tab has raised the quota counter meanwhile, reads it again and retries
 * once.
 */
const save = async (standing: Standing, number: number): Promise<void> => {
  const attempt = () => edit(book, path, edited(number), { standing });
  await attempt().catch(attempt);
};

describe('[F11] two tabs that save one bike at once', () => {
  beforeEach(() => book.place(scene));

  it(`end with the whole of one of them, ${trials} times`, async () => {
    let mixed = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const numbers = [trial * 2 + 1, trial * 2 + 2];
      await Promise.all([save('confirmed', numbers[0] ?? 0), save('earlier', numbers[1] ?? 0)]);
      const bike = await book.read(path);
      const whole = numbers.some(
        (number) => bike?.price === number && bike.mileage === number && bike.engine === `${number}cc`,
      );
      if (!whole) mixed += 1;
    }
    figure('F11 two tabs', `${trials} trials, ${mixed} mixed`);
    expect(mixed).toBe(0);
  });
});
