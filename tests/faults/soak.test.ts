import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Repaired } from '../../src/domain/reconcile/reconcile.schema.ts';
import { formatDong } from '../../src/i18n/format.ts';
import { languages } from '../../src/i18n/languages.ts';
import { health, localize, paths } from '../../src/paths.ts';
import { figure } from '../fixtures/figure.ts';
import { createMember } from '../functions/people.ts';
import { bucket, call, documents, functionUrl, inboxUrl, visit } from '../functions/suite.ts';
import { openBrowser } from './seller.ts';
import { killWorkers } from './workers.ts';

/** Milliseconds of publishing while workers are killed, and maximum for the recovery afterwards. */
const kills = 1_000 * Number(process.env.SOAK_SECONDS ?? 120);
const recoveryMs = 10 * 60_000;
const second = 1_000;

/** Results of acknowledged requests. */
type Promised = {
  id: string;
  slug: string;
  photo: string;
  price: number;
  seller: string;
  thread: string | null;
};

/** Calls scheduled functions like the scheduler, without waiting: killed workers do not respond. */
const keepSchedule = () => {
  const ask = (name: string) => void fetch(functionUrl(name), { method: 'POST' }).catch(() => undefined);
  const every = (seconds: number, name: string) => setInterval(() => ask(name), seconds * second);
  const timers = [
    every(60, 'retryFailedEmailsNow'),
    every(60, 'emailMatchesNow'),
    every(300, 'reconcileNow'),
  ];
  return () => timers.forEach(clearInterval);
};

const within = <T>(seconds: number, request: Promise<T>): Promise<T | null> =>
  Promise.race([request.catch(() => null), pause(seconds * second, null)]);

const ask = async (token: string, listing: string): Promise<string | null> => {
  const request = {
    id: randomBytes(10).toString('hex'),
    language: 'en',
    question: { listing_id: listing, name: 'Minh', phone: null, message: 'Is it still for sale?' },
  };
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await within(10, call('sendInquiry', request, token));
    if (answer?.status === 200) return JSON.parse(answer.body).result.thread;
    await pause(2 * second);
  }
  return null;
};

/** A seller publishes a bike, and a buyer sends a question about it. Every other seller changes the price. */
const trade = async (turn: number, photo: Buffer, ledger: Promised[]) => {
  const browser = await openBrowser('Hoa');
  const buyer = await createMember('Minh');
  const bike = await browser.sell(photo);
  const promised: Promised = { ...bike, seller: browser.member.email, thread: null };
  ledger.push(promised);
  promised.thread = await ask(buyer.token, bike.id);
  if (turn % 2 === 0) {
    await browser.reprice(bike.id, 20_000_000 + turn * 1_000);
    promised.price = 20_000_000 + turn * 1_000;
  }
  await browser.close();
};

/** Counts emails by Message-ID: a worker killed just after sending may send twice. */
const emailsTo = async (address: string): Promise<number> => {
  const response = await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(address)}`);
  const emails = (await response.json()) as { headers: Record<string, string> }[];
  return new Set(emails.map(({ headers }) => headers['message-id'])).size;
};

/** Counts deviations from the acknowledged requests, by kind. */
const differences = async (ledger: readonly Promised[]): Promise<Record<string, number>> => {
  const wrong = {
    rows: 0,
    files: 0,
    pages: 0,
    names: 0,
    photos: 0,
    emails: 0,
    twice: 0,
    news: 0,
    originals: 0,
  };
  const rows = new Map<string, { price: number }>();
  for (const part of (await documents.collection('catalogue').get()).docs)
    for (const [id, row] of Object.entries<{ price: number }>(part.get('cards') ?? {})) rows.set(id, row);
  const files = new Map<string, { price: number }>();
  const [stored] = await bucket.getFiles({ prefix: 'catalogue/' });
  for (const file of stored.filter(({ name }) => /\d\.json$/.test(name)))
    for (const card of JSON.parse(String((await file.download())[0])).cards) files.set(card.id, card);
  for (const { id, slug, photo, price, seller, thread } of ledger) {
    if (rows.get(id)?.price !== price) wrong.rows += 1;
    if (files.get(id)?.price !== price) wrong.files += 1;
    const pages = await Promise.all(
      languages.map(async (language) => {
        const { status, body } = await visit(localize(language, paths.listing(slug)));
        return status === 200 && body.includes(formatDong(language, price).slice(0, -2));
      }),
    );
    if (pages.includes(false)) wrong.pages += 1;
    const listing = await documents.doc(`motorcycles/${id}`).get();
    if (listing.get('seller_name') !== 'Hoa') wrong.names += 1;
    if ((await visit(`${photo}/400x300.webp`)).status !== 200) wrong.photos += 1;
    const emails = await emailsTo(seller);
    if (thread !== null && emails === 0) wrong.emails += 1;
    if (emails > 1) wrong.twice += 1;
    if (!(await documents.doc(`announced/${id}`).get()).exists) wrong.news += 1;
  }
  wrong.originals = (await bucket.getFiles({ prefix: 'uploads/' }))[0].length;
  return Object.fromEntries(Object.entries(wrong).filter(([, count]) => count > 0));
};

const hasVisibleText = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || 'nothing';

it('[F12] after minutes of kills every five seconds, list, pages, emails and photos equal the listings by themselves', async () => {
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#363' } })
    .jpeg()
    .toBuffer();
  const ledger: Promised[] = [];
  const failures: string[] = [];
  const stopSchedule = keepSchedule();
  let killed = 0;
  const killer = setInterval(() => {
    killed += killWorkers();
  }, 5 * second);
  const end = Date.now() + kills;
  const underWay = new Set<Promise<void>>();
  for (let turn = 0; Date.now() < end; turn += 1) {
    // Requests without acknowledgement may be lost.
    const one = trade(turn, photo, ledger)
      .catch((failure) => void failures.push(String(failure)))
      .finally(() => underWay.delete(one));
    underWay.add(one);
    await Promise.race([pause(2 * second), pause(end - Date.now())]);
    if (underWay.size >= 8) await Promise.race(underWay);
  }
  clearInterval(killer);
  const quiet = Date.now();
  await Promise.all(underWay);
  let wrong = await differences(ledger);
  const threadCount = ledger.filter(({ thread }) => thread !== null).length;
  figure(
    'F12 kills',
    `${killed} workers killed in ${kills / second} s; ${ledger.length} bikes, ${threadCount} questions, ${failures.length} not acknowledged; then wrong: ${hasVisibleText(wrong)}`,
  );
  while (Object.keys(wrong).length > 0 && Date.now() - quiet < recoveryMs) {
    await pause(15 * second);
    wrong = await differences(ledger);
  }
  const took = Math.round((Date.now() - quiet) / second);
  stopSchedule();
  const state = await documents.doc('reconcile/state').get();
  const mended: Repaired = state.get('today.mended') ?? {};
  figure(
    'F12 afterwards',
    `wrong: ${hasVisibleText(wrong)} after ${took} s; the comparison mended ${hasVisibleText(mended)}`,
  );
  expect(ledger.length).toBeGreaterThan(5);
  expect(killed).toBeGreaterThan(0);
  expect(wrong).toEqual({});
  await pause(31 * second);
  const { body } = await visit(health);
  const { listed, in_list, trouble } = JSON.parse(body);
  expect([listed - in_list, trouble.includes('catalogue'), trouble.includes('reconcile')]).toEqual([
    0,
    false,
    false,
  ]);
});
