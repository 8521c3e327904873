import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { refreshRates } from '../../functions/src/flows/refreshRates.ts';
import { refreshHome } from '../../functions/src/pages/refreshHome.ts';
import { readRates } from '../../functions/src/rates/readRates.ts';
import { fallbackRates } from '../../src/domain/money/money.ts';
import { day } from '../../src/domain/time/time.ts';
import { documents, site, soon, visit } from './suite.ts';

const current = documents.doc('rates/current');
const failure = documents.doc('rates/failure');
const answer = async () =>
  JSON.stringify({ result: 'success', base_code: 'USD', rates: { VND: 25_000, GBP: 0.8, EUR: 0.9 } });
const noAnswer = async () => {
  throw new Error('the rate service answered 503');
};
const noon = Date.UTC(2026, 5, 1, 5);

const forget = () => Promise.all([current.delete(), failure.delete()]);
beforeEach(forget);
afterAll(forget);

it('[S9.5 S8.49] until rates have been fetched the fallback serves, and the failure is stored', async () => {
  expect(await refreshRates(site, noon, noAnswer)).toBeNull();
  expect(await readRates(documents)).toEqual(fallbackRates);
  expect((await failure.get()).get('message')).toBe('the rate service answered 503');
});

it('[S1.11 S4.31] fetched rates are kept for everyone and shown on the home page', async () => {
  await refreshRates(site, noon, noAnswer);
  await refreshRates(site, noon, answer);
  expect(await readRates(documents)).toEqual({ VND: 25_000, USD: 1, GBP: 0.8, EUR: 0.9, lastUpdated: noon });
  expect((await failure.get()).exists).toBe(false);
  // Polls: an earlier change of a bike may first render the home page with the old rates.
  await vi.waitFor(async () => expect((await visit('/')).body).toContain('1 June 2026'), soon);
});

it('[S4.31] rates that change while the home page is being written stand on it afterwards', async () => {
  await refreshRates(site, noon, answer);
  const lastUpdated = Timestamp.fromMillis(noon + day);
  const write = vi.fn<typeof site.files.write>(site.files.write);
  write.mockImplementationOnce(async (...file) => {
    await current.update({ lastUpdated });
    return site.files.write(...file);
  });
  await refreshHome({ ...site, files: { ...site.files, write } });
  await vi.waitFor(async () => expect((await visit('/')).body).toContain('2 June 2026'), soon);
});

it('[S8.49] a failure later on leaves the last good rates', async () => {
  await refreshRates(site, noon, answer);
  await refreshRates(site, noon + 3_600_000, noAnswer);
  expect((await readRates(documents)).lastUpdated).toBe(noon);
  expect((await failure.get()).exists).toBe(true);
});
