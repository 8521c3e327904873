import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { linkToken, readLinkToken } from '../../functions/src/http/linkToken.plan.ts';
import { authAccounts } from '../../functions/src/readers/findPerson.ts';
import { type AskNeeds, askSeller, askSellers } from '../../functions/src/stillForSale/askSellers.ts';
import { stillForSalePurpose } from '../../functions/src/stillForSale/emailData.plan.ts';
import { functionsEnvironment } from '../../local/suite/environment.ts';
import { testSuite } from '../../local/suite/suite.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { Listing } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { isAutoPaused } from '../../src/domain/listings/stillForSale.ts';
import { day } from '../../src/domain/time/time.ts';
import { languages } from '../../src/i18n/languages.ts';
import { stillForSale } from '../../src/i18n/texts/stillForSale.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './people.ts';
import { documents, fresh, inboxUrl, publish, siteUrl, soon, visit } from './suite.ts';

/** Time before all other listings of the store, so that a run finds only these tests' bikes. */
const begin = Date.UTC(2001, 0, 1);
const secret = functionsEnvironment(testSuite).LINK_SECRET ?? '';

const needsAt = (days: number): AskNeeds => ({
  documents,
  accounts: authAccounts,
  site: siteUrl,
  secret,
  now: begin + days * day,
  freshness: { askAfter: 45, pauseAfter: 60 },
});
const put = async (user_id: string, changes: Partial<Stored<Published>> = {}) => {
  const id = fresh('stale');
  await publish(buildListing({ id, slug: id, user_id, created_at: begin, updated_at: begin, ...changes }));
  return id;
};
const read = async (id: string) => Listing.parse((await documents.doc(`motorcycles/${id}`).get()).data());
const visitAt = async (id: string, days: number) =>
  askSeller(needsAt(days), await documents.doc(`motorcycles/${id}`).get());
const emailsTo = async (email: string) => {
  const response = await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as { subject: string; text: string }[];
};
const addressOf = (id: string, answer: string, lang: 'en' | 'vi' = 'en') =>
  `${localize(lang, paths.stillForSale)}?answer=${answer}&token=${encodeURIComponent(linkToken(secret, stillForSalePurpose, id, Date.now()))}`;

it('asks once after 45 days, pauses after 60, and the link of the email puts the bike back, signed out', async () => {
  const seller = await createMember('Lan');
  const id = await put(seller.id);
  const others = [await put(seller.id, { status: 'sold' }), await put(seller.id, { status: 'paused' })];
  const deleted = await put(seller.id, { deleted_at: begin });

  expect(await askSellers(needsAt(44))).toEqual({ asked: 0, paused: 0 });
  const [one, other] = await Promise.all([visitAt(id, 45), visitAt(id, 45)]);
  expect([one, other].toSorted()).toEqual(['asked', null]);
  expect(await askSellers(needsAt(46))).toEqual({ asked: 0, paused: 0 });
  await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(1), soon);

  expect(await askSellers(needsAt(60))).toEqual({ asked: 0, paused: 1 });
  const paused = await read(id);
  expect([paused.status, isAutoPaused(paused)]).toEqual(['paused', true]);
  expect(await askSellers(needsAt(61))).toEqual({ asked: 0, paused: 0 });
  await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(2), soon);
  for (const untouched of [...others, deleted]) expect((await read(untouched)).updated_at).toBe(begin);

  const [email] = await emailsTo(seller.email);
  const link = /http\S+answer=keep\S+/.exec(email?.text ?? '')?.[0] ?? '';
  const { pathname, search: old, searchParams } = new URL(link);
  const token = searchParams.get('token') ?? '';
  expect(readLinkToken(secret, stillForSalePurpose, token)).toEqual({ id, issued: needsAt(60).now });
  // Replaces the email's token, signed in 2001, with one signed today.
  const search = old.replace(
    encodeURIComponent(token),
    encodeURIComponent(linkToken(secret, stillForSalePurpose, id, Date.now())),
  );
  expect((await visit(pathname + search)).status).toBe(200);
  expect((await read(id)).status).toBe('paused');
  expect((await visit(pathname + search, { method: 'POST' })).status).toBe(200);
  const back = await read(id);
  expect([back.status, isAutoPaused(back)]).toEqual(['active', false]);
});

it('a seller who cannot be reached is not asked, and the bike is paused when its time has come', async () => {
  const id = await put(fresh('nobody'));
  expect([await visitAt(id, 50), await visitAt(id, 60)]).toEqual([null, 'paused']);
  expect((await read(id)).status).toBe('paused');
});

it('a bike that its seller touches while it is being paused stays as they made it', async () => {
  const id = await put(fresh('nobody'));
  const stale = await documents.doc(`motorcycles/${id}`).get();
  await documents.doc(`motorcycles/${id}`).update({ updated_at: Timestamp.now() });
  expect(await askSeller(needsAt(60), stale)).toBeNull();
  expect((await read(id)).status).toBe('active');
});

it.each(languages)(
  'each answer asks first and is done by posting, twice as well as once (%s)',
  async (lang) => {
    const t = translate(lang, stillForSale);
    const expected = {
      keep: ['active', 'doneKeep'],
      sold: ['sold', 'doneSold'],
      pause: ['paused', 'donePause'],
    } as const;
    for (const [answer, [status, done]] of Object.entries(expected)) {
      const id = await put(fresh('answers'));
      const address = addressOf(id, answer, lang);
      const stopped = await visit(address);
      expect([stopped.status, stopped.header('cache-control'), stopped.header('x-robots-tag')]).toEqual([
        200,
        'no-store',
        'noindex',
      ]);
      expect(stopped.body).toContain(t('askTitle'));
      expect(await read(id)).toMatchObject({ status: 'active', updated_at: begin });
      for (const turn of [1, 2]) {
        const answered = await visit(address, { method: 'POST' });
        expect([turn, answered.status]).toEqual([turn, 200]);
        expect(answered.body).toContain(t(done, { bike: 'Honda Wave 2021' }));
      }
      expect((await read(id)).status).toBe(status);
      expect((await read(id)).updated_at).toBeGreaterThan(begin);
    }
  },
);

it('an old email brings back neither what was sold nor what is gone', async () => {
  const sold = await put(fresh('seller'), { status: 'sold' });
  const gone = await put(fresh('seller'), { deleted_at: begin });
  const answers = await Promise.all(
    [sold, gone].map((id) => visit(addressOf(id, 'keep'), { method: 'POST' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 410]);
  expect(answers[0]?.body).toContain(stillForSale.soldTitle.en);
  expect([(await read(sold)).status, (await read(gone)).updated_at]).toEqual(['sold', begin]);
});

it.each([
  ['en', 'This link has expired', 'Sign in to say whether your bike is still for sale.'],
  ['vi', 'Liên kết này đã hết hạn', 'Bạn hãy đăng nhập để cho biết xe còn bán hay không.'],
] as const)(
  'an email of more than 90 days ago says so, and changes nothing (%s)',
  async (lang, title, text) => {
    const id = await put(fresh('late'));
    const token = linkToken(secret, stillForSalePurpose, id, Date.now() - 91 * day);
    const address = `${localize(lang, paths.stillForSale)}?answer=sold&token=${encodeURIComponent(token)}`;
    for (const method of ['GET', 'POST']) {
      const { status, body } = await visit(address, { method });
      expect(status).toBe(410);
      expect(body).toContain(title);
      expect(body).toContain(text);
    }
    expect((await read(id)).status).toBe('active');
  },
);

it('a forged link is refused with 403, another method with 405, and neither changes anything', async () => {
  const id = await put(fresh('seller'));
  const good = linkToken(secret, stillForSalePurpose, id, Date.now());
  const forged = [
    `${good}x`,
    linkToken(secret, 'alerts', id, Date.now()),
    linkToken('another secret of thirty-two signs', stillForSalePurpose, id, Date.now()),
    id,
    '',
  ];
  for (const token of forged)
    for (const method of ['GET', 'POST']) {
      const { status } = await visit(`${paths.stillForSale}?answer=sold&token=${encodeURIComponent(token)}`, {
        method,
      });
      expect(status).toBe(403);
    }
  expect((await visit(addressOf(id, 'sold'), { method: 'DELETE' })).status).toBe(405);
  expect((await read(id)).status).toBe('active');
});
