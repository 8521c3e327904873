import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import type { Site } from '../platform/site.ts';
import { answerPage } from './pages.http.ts';

vi.mock('firebase-functions/logger', { spy: true });
const refreshHome = vi.hoisted(() => vi.fn());
vi.mock('../pages/refreshHome.ts', () => ({ refreshHome }));
vi.mock('../pages/renderResults.ts', () => ({ renderResults: async () => '<html lang="en">' }));

it('home that lacks an index leaves one line in the log', async () => {
  const log = vi.mocked(logger.error).mockReturnValue();
  const failure = Object.assign(new Error('9 FAILED_PRECONDITION: The query requires an index.'), {
    code: 9,
  });
  refreshHome.mockRejectedValue(failure);
  const site = {
    build: () => 'b1',
    files: { read: async () => null },
    headers: () => ({}),
  };
  const response = { req: { get: () => undefined }, set: vi.fn(), status: vi.fn(), send: vi.fn() };
  for (const call of [response.set, response.status, response.send]) call.mockReturnValue(response);
  const request = { path: '/', method: 'GET', originalUrl: '/', query: {}, get: () => undefined };
  await answerPage(site as unknown as Site, request as unknown as Request, response as unknown as Response);
  expect(response.send).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('index'), { failure: failure.message });
});
