import { expect, it, vi } from 'vitest';
import { addressCollections } from '../../functions/src/accounts/personalData.plan.ts';
import { eraseUser } from '../../functions/src/flows/eraseUser.ts';
import { finishErasures } from '../../functions/src/flows/erasures.ts';
import { Inquiry } from '../../src/domain/conversations/inquiry.schema.ts';
import { hour } from '../../src/domain/time/time.ts';
import { localize, paths } from '../../src/paths.ts';
import { sightings } from './canary.ts';
import { type Life, liveFully } from './liveFully.ts';
import { aged, newMember } from './signIn.ts';
import { accounts, call, documents, everyDocument, fresh, site, soon, visit } from './suite.ts';

/** Long, because each check reads everything stored. */
const seldom = { ...soon, interval: 1_000 };

let lives = 0;
const emails = (count: number) => [...String(count)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

const newLife = async (name: string): Promise<Life & { token: string }> => {
  lives += 1;
  const own = `Kanari ${emails(Date.now())} ${emails(lives)}`;
  const member = await newMember(name, own);
  return {
    ...member,
    name: own,
    phone: `+8495${String(Date.now()).slice(-7)}${lives}`,
    secret: fresh('secret'),
  };
};
const wordsOf = ({ email, name, phone, secret }: Life) => [email, name, phone, secret];

it('whoever deletes the account, with 200 documents and 40 photos, leaves nothing behind but conversations without a name', async () => {
  const life = await newLife('leaver');
  const other = await newMember('stays');
  const { bikes, threads } = await liveFully(life, other.uid, { photos: 8, likes: 160 });
  const [bike] = bikes;
  if (!bike) throw new Error('no bike');
  await vi.waitFor(async () => {
    expect((await visit(paths.listing(bike.slug))).body).toContain(life.secret);
    expect((await visit('/catalogue/index.json')).status).toBe(200);
  }, soon);
  const before = await sightings(life.uid, ...wordsOf(life));
  expect(before.filter((path) => !path.includes('.')).length).toBeGreaterThanOrEqual(200);
  expect(before).toContain('pages/earlier/en/index.html');
  const holdTheAddress = (await everyDocument()).filter(({ text }) => text.includes(life.email));
  const collections = new Set(holdTheAddress.map(({ path }) => path.split('/')[0]));
  expect(Object.keys(addressCollections)).toEqual(expect.arrayContaining([...collections]));

  expect(await call('deleteAccount', {}, life.token)).toMatchObject({ status: 200 });
  await expect(accounts.getUser(life.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  await vi.waitFor(async () => expect(await sightings(...wordsOf(life))).toEqual([]), seldom);

  await finishErasures(site, Date.now() + 2 * hour);
  expect(await sightings(life.uid, ...wordsOf(life))).toEqual([]);
  const bikesLeft = await sightings(...bikes.map(({ id }) => id));
  // Emails to other people about their alerts may remain.
  expect(bikesLeft.filter((path) => !path.startsWith('mail/'))).toEqual(
    bikes.flatMap(({ id, slug }) => [`erased_listings/${id}`, `slugs/${slug}`]).toSorted(),
  );

  for (const language of ['en', 'vi'] as const) {
    const { status, body } = await visit(localize(language, paths.listing(bike.slug)));
    expect(status).toBe(410);
    expect(body).not.toContain(life.secret);
  }
  const [bought, sold] = await Promise.all(
    threads.map(async (id) => Inquiry.parse((await documents.doc(`inquiries/${id}`).get()).data())),
  );
  expect(bought).toMatchObject({
    buyer_id: 'nobody',
    buyer_name: 'Unknown',
    seller_id: other.uid,
    status: 'closed',
    contact_email: null,
    contact_phone: null,
  });
  expect(sold).toMatchObject({
    seller_id: 'nobody',
    seller_name: 'Unknown',
    buyer_id: other.uid,
    contact_email: 'binh@example.com',
  });
  const replies = await documents.collection(`inquiries/${threads[0]}/replies`).get();
  expect(replies.docs.map((reply) => reply.get('message')).toSorted()).toEqual([
    'From the other side',
    'From this side',
    'From this side',
  ]);
});

it('an erasure that fails half-way is done by the next attempt, wherever it failed', async () => {
  const life = await newLife('halfway');
  await liveFully(life, (await newMember('other')).uid);
  let left = 0;
  const frail = {
    ...site,
    files: {
      ...site.files,
      remove: async (path: string) => {
        left -= 1;
        if (left < 0) throw new Error('storage is away');
        await site.files.remove(path);
      },
    },
  };
  for (const removals of [0, 5, 12]) {
    left = removals;
    await expect(eraseUser(frail, { userId: life.uid, email: life.email })).rejects.toThrow(
      'storage is away',
    );
  }
  await eraseUser(site, { userId: life.uid, email: life.email });
  await eraseUser(site, { userId: life.uid, email: life.email });
  await vi.waitFor(async () => expect(await sightings(life.uid, ...wordsOf(life))).toEqual([]), seldom);
});

it('a conversation that both have left is gone', async () => {
  const life = await newLife('first');
  const other = await newMember('second');
  const { threads } = await liveFully(life, other.uid);
  await eraseUser(site, { userId: life.uid, email: life.email });
  await eraseUser(site, { userId: other.uid, email: other.email });
  const left = await Promise.all(
    threads.map(async (id) => (await documents.doc(`inquiries/${id}`).get()).exists),
  );
  expect(left).toEqual([false, false]);
});

it('refuses to delete without a sign-in of the last five minutes', async () => {
  const { uid, token } = await newMember('cautious');
  const answers = [
    await call('deleteAccount', {}),
    await call('deleteAccount', {}, aged(token, 302)),
    await call('deleteAccount', { userId: 'somebody-else' }, token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 400, 400]);
  expect(answers[1]?.body).toContain('FAILED_PRECONDITION');
  expect((await accounts.getUser(uid)).uid).toBe(uid);
  expect((await documents.doc(`erasures/${uid}`).get()).exists).toBe(false);
});
