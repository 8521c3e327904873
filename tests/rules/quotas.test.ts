import { doc, serverTimestamp, setDoc, Timestamp, type WriteBatch, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Counted, limitId, quotas } from '../../src/domain/listings/quota.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { first } from './counted.ts';
import { fresh, now, stored, yesterday } from './documents.ts';
import { openRulebook, readRules, type Store } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('quotas');
const { allows, denies } = book;
const user_id = 'seller';

/** Document that the seller writes; `path` is stored in its quota counter. */
type Thing = { path: string; write: (batch: WriteBatch, store: Store) => WriteBatch };
const one = (path: string, data: object): Thing => ({
  path,
  write: (batch, store) => batch.set(doc(store, path), { ...data }),
});
const published = (id: string): Thing => ({
  path: `slugs/${id}`,
  write: (batch, store) =>
    batch
      .set(doc(store, `motorcycles/${id}`), fresh(buildListing({ id, slug: id })))
      .set(doc(store, `slugs/${id}`), { motorcycle_id: id }),
});
const drafted = (id: string) => one(`motorcycles/${id}`, fresh(buildDraft()));
const changed = (id: string): Thing => ({
  path: `motorcycles/${id}`,
  write: (batch, store) =>
    batch.update(doc(store, `motorcycles/${id}`), { price: 1, revision: 1, updated_at: now() }),
});
const liked = (motorcycle_id: string) =>
  one(`likes/seller_${motorcycle_id}`, fresh(buildLike({ user_id, motorcycle_id })));
const followed = (seller_id: string) =>
  one(`follows/seller_${seller_id}`, fresh(buildFollow({ user_id, seller_id })));
const waiting = (id: string) => one(`alerts/${id}`, fresh(buildAlert({ user_id })));
const replied = (thread: string): Thing => ({
  path: `inquiries/${thread}/replies/new`,
  write: (batch, store) =>
    batch
      .set(doc(store, `inquiries/${thread}/replies/new`), fresh(buildReply()))
      .update(doc(store, `inquiries/${thread}`), {
        status: 'replied',
        updated_at: now(),
        last_reply_by: user_id,
        last_reply_id: 'new',
      }),
});
const feedback = (id: string) => one(`feedback/${id}`, fresh(buildFeedback({ user_id })));
const blocked = (other_id: string) =>
  one(`blocks/seller_${other_id}`, fresh(buildBlock({ user_id, other_id })));

/**
 * Two documents of each kind that differ only in their path: two threads may have replies with the same id.
 */
const things: Record<Counted, readonly [Thing, Thing]> = {
  listing: [published('new'), published('mine')],
  draft: [drafted('new'), drafted('second')],
  edit: [changed('active'), changed('paused')],
  like: [liked('active'), liked('offered')],
  alert: [waiting('seller_1'), waiting('seller_2')],
  follow: [followed('lan'), followed('hoa')],
  reply: [replied('asked'), replied('askedToo')],
  feedback: [feedback('new'), feedback('second')],
  block: [blocked('minh'), blocked('lan')],
};
/** The scene, plus the bike and the thread that the second documents of `things` need. */
const quotaScene = {
  ...scene,
  'motorcycles/offered': stored(buildListing({ id: 'offered', slug: 'offered', user_id: 'somebody' })),
  'inquiries/askedToo': stored(buildInquiry({ buyer_id: 'another' })),
};
const actions = Object.keys(things) as Counted[];

const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);
const minute = 60_000;

describe.each(actions)('how often: %s', (action) => {
  const [{ path: what, write }, other] = things[action];
  const { young: max, window } = quotas[action];
  const limitPath = `limits/${limitId(user_id, action)}`;
  /** Start of the quota's window, which ends twenty minutes from now, after these tests. */
  const since = ago(window - 20 * minute);
  const counted = (used: number, from: Timestamp = since) => ({ used, since: from, last: from, what: 'old' });
  const attempt = (limit: object | null, path = limitPath) => {
    const store = book.as(user_id);
    const batch = writeBatch(store);
    write(batch, store);
    if (limit !== null) batch.set(doc(store, path), limit);
    return batch.commit();
  };
  const begin = (documents: object = {}) => book.place({ ...quotaScene, ...documents });
  const onward = (used: number) => ({ ...first(what), used, since });

  it('the first is let through', async () => {
    await begin();
    await allows(attempt(first(what)));
  });
  it(`the last of ${max} is, and none beyond`, async () => {
    await begin({ [limitPath]: counted(max - 1) });
    await allows(attempt(onward(max)));
    await begin({ [limitPath]: counted(max) });
    await denies(attempt(onward(max + 1)));
    await denies(attempt(first(what)));
  });
  it('a new window begins when the old one is over, and not before', async () => {
    await begin({ [limitPath]: counted(max, ago(window + minute)) });
    await denies(attempt({ ...first(what), used: max + 1, since: ago(window + minute) }));
    await allows(attempt(first(what)));
  });
  it.each<[string, object | null]>([
    ['no count', null],
    ['a count of something else', first('else')],
    ['a count that begins with 0', { ...first(what), used: 0 }],
    ['a count that begins later', { ...first(what), since: yesterday() }],
    ['a count with a time of its own', { ...first(what), last: yesterday() }],
    ['a count that is no number', { ...first(what), used: '1' }],
    ['a count with more to say', { ...first(what), note: 'x' }],
  ])('none is with %s', async (_, limit) => {
    await begin();
    await denies(attempt(limit));
  });
  it('none is by a count that stays, falls, jumps or moves its window', async () => {
    await begin({ [limitPath]: counted(1) });
    for (const used of [0, 1, 3]) await denies(attempt(onward(used)));
    await denies(attempt({ ...onward(2), since: serverTimestamp() }));
  });
  it('one count lets one through: not two, whichever of them it names', async () => {
    for (const named of [what, other.path]) {
      await begin();
      const store = book.as(user_id);
      const batch = writeBatch(store).set(doc(store, limitPath), first(named));
      write(batch, store);
      other.write(batch, store);
      await denies(batch.commit());
    }
  });
  it('the other is let through by a count of its own', async () => {
    await begin();
    const store = book.as(user_id);
    const batch = writeBatch(store).set(doc(store, limitPath), first(other.path));
    await allows(other.write(batch, store).commit());
  });
  it('a count names the whole path: neither an id nor a part of it', async () => {
    const parts = what.split('/');
    for (const named of [parts.at(-1) ?? '', parts.slice(1).join('/'), `${what}/`, what.toUpperCase()]) {
      await begin();
      await denies(attempt(first(named)));
    }
  });
  it('none is by the count of somebody else, or of another kind', async () => {
    await begin();
    await denies(attempt(first(what), `limits/stranger_${action}`));
    await denies(attempt(first(what), `limits/seller_${action}s`));
  });
});

describe('a count by itself', () => {
  beforeEach(() => book.place(scene));
  const write = (
    id: string,
    limit: object = first('x'),
    standing: 'confirmed' | 'unconfirmed' = 'confirmed',
  ) => setDoc(doc(book.as('seller', standing), 'limits', id), limit);

  it('is kept for what is counted, and for nothing else', async () => {
    await allows(write('seller_like'));
    for (const id of ['seller_reveal', 'seller_photo_0', 'seller_', 'seller', 'stranger_like'])
      await denies(write(id));
  });
  it('has the time of its write', () => denies(write('seller_like', { ...first('x'), last: yesterday() })));
  it('is kept by members only', () => denies(write('seller_like', first('x'), 'unconfirmed')));
  it.each(['', 'a'.repeat(401), 7, null])('does not name %o', (what) =>
    denies(write('seller_like', { ...first('x'), what })),
  );
});

describe('who may do more', () => {
  const attempt = async (granted: object, used: number) => {
    const since = ago(minute);
    await book.place({
      ...scene,
      'quotas/seller': granted,
      'limits/seller_listing': { used: used - 1, since, last: since, what: 'old' },
    });
    const store = book.as('seller');
    const batch = writeBatch(store);
    things.listing[0].write(batch, store);
    batch.set(doc(store, 'limits/seller_listing'), { ...first(things.listing[0].path), used, since });
    return batch.commit();
  };
  it('does as much as was granted, and not more', async () => {
    await allows(attempt({ listing: 10, draft: 60 }, 10));
    await denies(attempt({ listing: 10, draft: 60 }, 11));
  });
  it('does as everybody does where nothing was said of it', async () => {
    await allows(attempt({ draft: 60 }, 3));
    await denies(attempt({ draft: 60 }, 4));
  });
});

it('the rules hold the same table as the browser’s code', () => {
  const rows = [...readRules().matchAll(/'(\w+)': \{ 'max': (\d+), 'minutes': (\d+) \}/g)];
  expect(
    Object.fromEntries(
      rows.map(([, action, max, minutes]) => [
        action,
        { most: Number(max), window: Number(minutes) * minute },
      ]),
    ),
  ).toEqual(
    Object.fromEntries(
      Object.entries(quotas).flatMap(([action, { by, young, window }]) =>
        by === 'rules' ? [[action, { most: young, window }]] : [],
      ),
    ),
  );
});

it('the rules name what is counted by the path of the collection that they stand in', () => {
  const rules = readRules();
  const counted = [...rules.matchAll(/isCounted\('(\w+)', '(\w+)\/'/g)].map(([, action, collectionName]) => [
    action,
    collectionName,
  ]);
  expect(counted.length).toBe([...rules.matchAll(/isCounted\('/g)].length);
  expect(new Set(counted.map(([action]) => action))).toEqual(new Set(actions));
  for (const [action, collectionName] of counted)
    for (const { path } of things[action as Counted]) expect(path.split('/')[0]).toBe(collectionName);
});
