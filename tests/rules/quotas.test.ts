import { readFileSync } from 'node:fs';
import { doc, serverTimestamp, setDoc, Timestamp, type WriteBatch, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Counted, limitId, quotas } from '../../src/domain/listings/quota.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildReply } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { first } from './counted.ts';
import { fresh, now, yesterday } from './documents.ts';
import { openRulebook, type Store } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('quotas');
const { allows, denies } = book;
const user_id = 'seller';

/** What the seller writes of each kind, and by which id it is counted. */
const things: Record<Counted, { what: string; write: (batch: WriteBatch, store: Store) => void }> = {
  listing: {
    what: 'new',
    write: (batch, store) =>
      batch
        .set(doc(store, 'motorcycles/new'), fresh(buildListing({ id: 'new', slug: 'new' })))
        .set(doc(store, 'slugs/new'), { motorcycle_id: 'new' }),
  },
  draft: {
    what: 'new',
    write: (batch, store) => batch.set(doc(store, 'motorcycles/new'), fresh(buildDraft())),
  },
  like: {
    what: 'active',
    write: (batch, store) =>
      batch.set(doc(store, 'likes/seller_active'), fresh(buildLike({ user_id, motorcycle_id: 'active' }))),
  },
  alert: {
    what: 'seller_1',
    write: (batch, store) => batch.set(doc(store, 'alerts/seller_1'), fresh(buildAlert({ user_id }))),
  },
  reply: {
    what: 'new',
    write: (batch, store) =>
      batch
        .set(doc(store, 'inquiries/asked/replies/new'), fresh(buildReply()))
        .update(doc(store, 'inquiries/asked'), {
          status: 'replied',
          updated_at: now(),
          last_reply_by: user_id,
          last_reply_id: 'new',
        }),
  },
  feedback: {
    what: 'new',
    write: (batch, store) => batch.set(doc(store, 'feedback/new'), fresh(buildFeedback({ user_id }))),
  },
  block: {
    what: 'minh',
    write: (batch, store) =>
      batch.set(doc(store, 'blocks/seller_minh'), fresh(buildBlock({ user_id, other_id: 'minh' }))),
  },
};
const actions = Object.keys(things) as Counted[];

const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);
const minute = 60_000;

describe.each(actions)('how often: %s', (action) => {
  const { what, write } = things[action];
  const { young: most, window } = quotas[action];
  const place = `limits/${limitId(user_id, action)}`;
  /** A minute before the present window ends. */
  const since = ago(window - minute);
  const counted = (used: number, from: Timestamp = since) => ({ used, since: from, last: from, what: 'old' });
  const attempt = (limit: object | null, path = place) => {
    const store = book.as(user_id);
    const batch = writeBatch(store);
    write(batch, store);
    if (limit !== null) batch.set(doc(store, path), limit);
    return batch.commit();
  };
  const begin = (documents: object = {}) => book.place({ ...scene, ...documents });
  const onward = (used: number) => ({ ...first(what), used, since });

  it('the first is let through', async () => {
    await begin();
    await allows(attempt(first(what)));
  });
  it(`the last of ${most} is, and none beyond`, async () => {
    await begin({ [place]: counted(most - 1) });
    await allows(attempt(onward(most)));
    await begin({ [place]: counted(most) });
    await denies(attempt(onward(most + 1)));
    await denies(attempt(first(what)));
  });
  it('a new window begins when the old one is over, and not before', async () => {
    await begin({ [place]: counted(most, ago(window + minute)) });
    await denies(attempt({ ...first(what), used: most + 1, since: ago(window + minute) }));
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
    await begin({ [place]: counted(1) });
    for (const used of [0, 1, 3]) await denies(attempt(onward(used)));
    await denies(attempt({ ...onward(2), since: serverTimestamp() }));
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
  it('is kept by members only', () => denies(write('seller_like', first('x'), 'unconfirmed')));
  it.each(['', 'a'.repeat(129), 7, null])('does not name %o', (what) =>
    denies(write('seller_like', { ...first('x'), what })),
  );
  it('lets one thing through, not two', async () => {
    const store = book.as('seller');
    const batch = writeBatch(store).set(doc(store, 'limits/seller_like'), first('active'));
    for (const id of ['active', 'other'])
      batch.set(doc(store, `likes/seller_${id}`), fresh(buildLike({ user_id, motorcycle_id: id })));
    await book.place({ ...scene, 'likes/seller_other': {} });
    await denies(batch.commit());
  });
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
    things.listing.write(batch, store);
    batch.set(doc(store, 'limits/seller_listing'), { ...first('new'), used, since });
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
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const rows = [...rules.matchAll(/'(\w+)': \{ 'most': (\d+), 'minutes': (\d+) \}/g)];
  expect(
    Object.fromEntries(
      rows.map(([, action, most, minutes]) => [
        action,
        { most: Number(most), window: Number(minutes) * minute },
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
