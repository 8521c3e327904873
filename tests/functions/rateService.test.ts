import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchText, refreshRates } from '../../functions/src/flows/refreshRates.ts';
import { readRates } from '../../functions/src/rates/readRates.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, site } from './suite.ts';

const good = { result: 'success', base_code: 'USD', rates: { VND: 26_000, GBP: 0.75, EUR: 0.86 } };
const rates = (changes: object) => JSON.stringify({ ...good, rates: { ...good.rates, ...changes } });
type Answer = { status?: number; body?: string; action?: 'hang' | 'reset' };
let next: Answer = {};
const service = createServer((_, response) => {
  if (next.action === 'hang') return;
  if (next.action === 'reset') return void response.destroy();
  response.writeHead(next.status ?? 200).end(next.body ?? '');
});
let address = '';
const noon = Date.UTC(2026, 5, 1, 5);
const hour = 3_600_000;
/** Short only for the hanging response: other responses may be slow. */
const timeoutMs = () => (next.action === 'hang' ? 400 : 30_000);
const ask = (now: number) => refreshRates(site, now, () => fetchText(address, timeoutMs()));

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  next = { body: JSON.stringify(good) };
  expect(await ask(noon)).not.toBeNull();
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await Promise.all(['current', 'failure'].map((name) => documents.doc(`rates/${name}`).delete()));
});

const bad: [string, Answer][] = [
  ['hangs', { action: 'hang' }],
  ['hangs up', { action: 'reset' }],
  ['answers 500', { status: 500, body: JSON.stringify(good) }],
  ['answers with a page', { body: '<!doctype html><title>Busy</title>' }],
  ['answers nothing', { body: '' }],
  ['answers half', { body: JSON.stringify(good).slice(0, 40) }],
  ['answers null', { body: 'null' }],
  ['leaves the đồng out', { body: rates({ VND: undefined }) }],
  ['says nought', { body: rates({ GBP: 0 }) }],
  ['says less than nought', { body: rates({ EUR: -0.86 }) }],
  ['says a text', { body: rates({ VND: '26000' }) }],
  ['says infinity', { body: rates({ VND: 0 }).replace('"VND":0', '"VND":1e999') }],
  ['turns the rate over', { body: rates({ VND: 1 / 26_000 }) }],
  ['answers 10 MB', { body: `${' '.repeat(10_000_000)}[]` }],
];

describe('[F6] [S8.49] a rate service that', () => {
  it.each(bad)('%s: the last good rates stay', async (_, answer) => {
    next = answer;
    expect(await ask(noon + hour)).toBeNull();
    expect(await readRates(documents)).toMatchObject({
      VND: 26_000,
      GBP: 0.75,
      EUR: 0.86,
      lastUpdated: noon,
    });
  });

  it('is not there: the last good rates stay', async () => {
    expect(await refreshRates(site, noon + hour, () => fetchText('http://127.0.0.1:1/', 30_000))).toBeNull();
    expect((await readRates(documents)).lastUpdated).toBe(noon);
  });

  it('comes back: the next hour has its rates', async () => {
    next = { body: rates({ VND: 26_500 }) };
    await ask(noon + 2 * hour);
    expect(await readRates(documents)).toMatchObject({ VND: 26_500, lastUpdated: noon + 2 * hour });
    figure('F6 rate service', `${bad.length + 1} of ${bad.length + 1} failures left the last good rates`);
  });
});
