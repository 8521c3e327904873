import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import type { HealthFigures } from '../monitoring/health.plan.ts';
import type { Site } from '../platform/site.ts';
import { answerHealth } from './health.http.ts';

vi.mock('firebase-functions/logger', { spy: true });
const readHealthFigures = vi.hoisted(() => vi.fn());
vi.mock('../monitoring/readHealthFigures.ts', () => ({ readHealthFigures }));

const begun = Date.UTC(2026, 0, 15);
const figures = (overdue: number): HealthFigures => ({
  build: 'b1',
  rates: begun,
  newestListing: null,
  newestInCatalogue: null,
  lacksIndex: false,
  listed: 0,
  inList: 0,
  reconciled: { ranAt: begun, apartSince: null, mended: {}, failed: 0 },
  dead: 0,
  overdue,
  pause: null,
});
const ask = async (seconds: number, method = 'GET') => {
  const response = {
    ...{ status: vi.fn(), set: vi.fn(), json: vi.fn() },
    ...{ type: vi.fn(), send: vi.fn() },
  };
  for (const call of Object.values(response)) call.mockReturnValue(response);
  const request = { method } as Request;
  await answerHealth(
    {} as Site,
    request,
    response as unknown as Response,
    begun + seconds * 1_000,
    'x.example',
  );
  const { status, set, json } = response;
  return [status.mock.lastCall?.[0], set.mock.lastCall?.[1], json.mock.lastCall?.[0].trouble];
};

it('is looked at once in half a minute, and kept for as long while all is well', async () => {
  const log = vi.mocked(logger.error).mockReturnValue();
  readHealthFigures.mockResolvedValue(figures(0));
  expect(await ask(0)).toEqual([200, 'public, max-age=0, s-maxage=30', []]);
  readHealthFigures.mockResolvedValue(figures(1));
  expect(await ask(29)).toEqual([200, 'public, max-age=0, s-maxage=30', []]);
  expect(readHealthFigures).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  expect(await ask(30)).toEqual([503, 'no-store', ['letters']]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.anything(), { trouble: ['letters'] });
});

it('is only read', async () => {
  expect((await ask(0, 'POST'))[0]).toBe(405);
});
