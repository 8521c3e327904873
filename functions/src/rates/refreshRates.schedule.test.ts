import { expect, it } from 'vitest';
import { refreshRates } from './refreshRates.schedule.ts';

it('[S4.31] [S9.4] the rates are fetched anew every hour', () => {
  expect(refreshRates.__endpoint.scheduleTrigger?.schedule).toBe('every 60 minutes');
});
