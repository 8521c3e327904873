import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

it('a day is said without its year', () => {
  expect([formatDay('en', '2026-11-05'), formatDay('vi', '2026-11-05')]).toEqual(['5 Nov', '05/11']);
});
