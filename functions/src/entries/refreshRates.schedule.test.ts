import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger', { spy: true });
const refresh = vi.hoisted(() => vi.fn());
vi.mock('../flows/refreshRates.ts', () => ({ refreshRates: refresh }));
vi.mock('../platform/site.ts', () => ({ theSite: () => 'the site' }));
const { refreshRates } = await import('./refreshRates.schedule.ts');

const log = vi.mocked(logger.warn);
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) });
  log.mockReset();
  refresh.mockReset();
});

it('[S4.31] [S9.4] the rates are fetched anew every hour', async () => {
  expect(refreshRates.__endpoint.scheduleTrigger?.schedule).toBe('every 60 minutes');
  refresh.mockResolvedValue({ VND: 26_000 });
  await refreshRates.run({ scheduleTime: '' });
  expect(refresh).toHaveBeenCalledExactlyOnceWith('the site', Date.UTC(2026, 5, 1));
  expect(log).not.toHaveBeenCalled();
});

it('where the last good ones stay, the log says so', async () => {
  refresh.mockResolvedValue(null);
  await refreshRates.run({ scheduleTime: '' });
  expect(log).toHaveBeenCalledOnce();
});
