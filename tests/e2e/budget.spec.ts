import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { inRoot } from '../../local/project.ts';
import { localize, type Path, paths, phrasesPath } from '../../src/paths.ts';
import { type Budget, budgets, type Kind, kilobyte } from '../budgets/budgets.ts';
import { scriptFile } from '../budgets/moduleGraph.ts';
import { expect, test } from './browser.ts';
import { findBike, hasManyPhotos } from './pages.ts';
import { demo, signIn } from './people.ts';

const phone = { width: 360, height: 740 };
const kb = (bytes: number) => Math.round((bytes / kilobyte) * 10) / 10;
const firebase = /firestore|identitytoolkit|securetoken|\/authentication\.|\/database\.|\/live\./;

type Fetched = { address: string; type: string; bytes: number };

const watch = (page: Page) => {
  const fetched = new Map<string, Promise<Fetched>>();
  page.on('requestfinished', (request) => {
    const { pathname, href, protocol } = new URL(request.url());
    // Excludes the beacon that counts a view, because no reader waits for it.
    if (protocol === 'data:' || request.method() !== 'GET') return;
    const measure = async (): Promise<Fetched> => {
      const type = request.resourceType();
      if (existsSync(inRoot('dist', 'client') + pathname) && pathname.endsWith('.js'))
        return { address: pathname, type: 'script', bytes: scriptFile(pathname).bytes };
      const body = await request.response().then((response) => response?.body() ?? Buffer.from(''));
      const packed = type === 'image' || type === 'font' ? body.length : brotliCompressSync(body).length;
      return { address: href, type, bytes: packed };
    };
    fetched.set(
      href,
      measure().catch(() => ({ address: href, type: 'unknown', bytes: 0 })),
    );
  });
  return async () => Promise.all(fetched.values());
};

const inlineBytes = async (page: Page) => {
  const code = await page.locator('script:not([src]):not([type*="json"])').allTextContents();
  return brotliCompressSync(code.join('\n')).length;
};
const sum = (files: Fetched[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const heaviest = (files: Fetched[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 16)
    .map(({ address, bytes }) => `${address} ${bytes}`)
    .join('\n');

const holds = (what: string, files: Fetched[], value: number, limit: number | undefined) => {
  const text = `${what}: ${value}, at most ${limit}`;
  test.info().annotations.push({ type: 'budget', description: text });
  if (process.env.SHOW_BUDGETS)
    console.log(`▸ ${text}`, process.env.SHOW_BUDGETS === 'files' ? `\n${heaviest(files)}` : '');
  expect.soft(value, `${text}\n${heaviest(files)}`).toBeLessThanOrEqual(limit ?? 0);
};

const ofType = (files: Fetched[], type: string) => files.filter((file) => file.type === type);

/** Waits for a pause without new scripts. Not for idle network: listeners keep a request open. */
const quiet = async (page: Page, files: () => Promise<Fetched[]>) => {
  const count = async () => ofType(await files(), 'script').length;
  for (let before = -1; before !== (await count()); await page.waitForTimeout(700)) before = await count();
};

const look = async (page: Page, kind: Kind, address: string) => {
  const budget: Budget = budgets[kind];
  const files = watch(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = await files();
  const inline = await inlineBytes(page);
  const scripts = ofType(first, 'script');
  const name = `${kind} ${address}`;
  holds(`${name}, KB of script`, scripts, kb(sum(scripts) + inline), budget.script);
  const pictures = ofType(first, 'image');
  holds(`${name}, KB of pictures`, pictures, kb(sum(pictures)), budget.images);
  const counted = budget.script <= 3 ? first.filter(({ type }) => type !== 'image') : first;
  holds(`${name}, requests`, counted, counted.length, budget.requests);
  expect.soft(ofType(first, 'font'), `${name} fetches a font before a touch`).toEqual([]);
  if (kind === 'home')
    expect
      .soft(
        first.filter(({ address, type }) => type === 'script' || /\/catalogue/.test(address)),
        `${name} fetches something of the list before a touch`,
      )
      .toEqual([]);
  if (budget.hydrated) {
    await page.mouse.move(100, 300);
    await page.mouse.move(120, 320);
    await expect(page.locator('astro-island[ssr][client=intent]')).toHaveCount(0);
    await quiet(page, files);
    const all = ofType(await files(), 'script');
    holds(`${name}, KB of script awake`, all, kb(sum(all) + inline), budget.hydrated);
  }
  const google = (await files()).filter((file) => firebase.test(file.address));
  expect.soft(google, `${name} loads Firebase for a visitor`).toEqual([]);
};

test.describe('budgets of a first look', () => {
  test.use({ viewport: phone });

  test('home', { tag: '@always' }, async ({ page }) => look(page, 'home', '/vi'));
  test('results', { tag: '@always' }, async ({ page }) =>
    look(page, 'results', '/vi?make=Honda&sort=cheapest'),
  );
  test('the contact page', { tag: '@always' }, async ({ page }) =>
    look(page, 'contact', localize('vi', paths.contact)),
  );
  test('the page of a bike', { tag: '@always' }, async ({ page, request }) =>
    look(page, 'listing', localize('vi', await findBike(request, hasManyPhotos))),
  );

  const read: [Kind, Path][] = [
    ['guide', paths.buyingGuide],
    ['brand', paths.brand('honda')],
    ['ride', paths.routes],
    ['phrases', phrasesPath],
    ['legal', paths.terms],
  ];
  for (const [kind, path] of read)
    test(`${path}`, async ({ page }) => look(page, kind, localize('vi', path)));
});

test('budgets of somebody signed in', async ({ page, request }) => {
  await signIn(page, 'vi', demo.seller, paths.terms);
  const bike = await findBike(request, hasManyPhotos);
  const places: [Kind, Path][] = [
    ['guide', paths.buyingGuide],
    ['home', paths.home],
    ['listing', bike],
    ['sell', paths.sell],
    ['messages', paths.messages],
    ['alerts', paths.alerts],
    ['myListings', paths.myListings],
  ];
  for (const [kind, path] of places) {
    const tab = await page.context().newPage();
    const files = watch(tab);
    const budget: Budget = budgets[kind];
    await tab.goto(localize('vi', path));
    // The part of the SDK that listens for changes loads last.
    const loaded = async () => {
      await quiet(tab, files);
      const scripts = ofType(await files(), 'script').filter((file) => !/\/live\./.test(file.address));
      return { scripts, total: kb(sum(scripts) + (await inlineBytes(tab))) };
    };
    const first = await loaded();
    if (budget.untouched !== undefined)
      holds(`${kind} signed in, KB of script untouched`, first.scripts, first.total, budget.untouched);
    await tab.mouse.move(100, 300);
    await tab.mouse.move(120, 320);
    await expect(tab.locator('astro-island[ssr]:not([client=ask])')).toHaveCount(0);
    await expect(tab.locator('astro-island .animate-pulse')).toHaveCount(0);
    const { scripts, total } = await loaded();
    holds(`${kind} signed in, KB of script`, scripts, total, budget.member);
    await tab.close();
  }
});
