import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Path } from '../../../src/paths.ts';
import { figure } from '../../fixtures/figure.ts';
import { inBoth, kindsOf, publishOne } from './kinds.ts';
import { startTlsServer } from './tlsServer.ts';

type Score = { path: string; score: number; failed: string[] };
let server: Awaited<ReturnType<typeof startTlsServer>>;
let listing: Path = '/';
beforeAll(async () => {
  listing = await publishOne();
  server = await startTlsServer();
});
afterAll(() => server.stop());

it("[T29] Mozilla's Observatory gives every kind of page 120 points or more, and finds no fault", async () => {
  const paths = inBoth(kindsOf(listing));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${import.meta.dirname}/observatory.mjs`, String(server.port), ...paths],
    // A large buffer, since jsdom prints long errors about newer CSS.
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: server.authority }, maxBuffer: 64 * 1024 * 1024 },
  );
  const scores: Score[] = JSON.parse(stdout);
  figure(
    'Observatory',
    `${scores.length} pages, ${Math.min(...scores.map(({ score }) => score))} points at least`,
  );
  expect(scores).toHaveLength(24);
  const low = scores.filter(({ score, failed }) => score < 120 || failed.length > 0);
  expect(low.map(({ path, score, failed }) => `${path} ${score} ${failed.join(', ')}`)).toEqual([]);
});
