import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { hashedId } from '../../functions/src/http/hashedId.plan.ts';
import { problemPath } from '../../functions/src/photos/photoPaths.plan.ts';
import { canonicalAddress } from '../../functions/src/readers/canonicalAddress.plan.ts';
import { type Called, type Counted, limitId, quotas } from '../../src/domain/listings/quota.ts';
import { photoAddress, uploadPath } from '../../src/domain/photos/photo.ts';
import { RequestError } from '../../src/firebase/post.ts';
import type { Step } from '../../src/firebase/questions.ts';
import { settings } from '../../src/settings.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { grainy } from '../fixtures/hostileFiles.ts';
import { createMember } from './people.ts';
import { proof } from './proof.ts';
import { ask, sell } from './questions.ts';
import { bucket, call, documents, fresh, soon } from './suite.ts';

/* Simulates a script with a confirmed account, a day old, that calls Firestore, Storage and functions. */

vi.mock('../../src/firebase/session.ts', async () => (await import('./proof.ts')).session);
vi.mock('../../src/firebase/emulators.ts', () => {
  const [host, firestore] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  return { emulators: () => ({ host, firestore }) };
});
const { serverTime, writeBatch } = await import('../../src/firebase/firestore.ts');

type Member = Awaited<ReturnType<typeof createMember>>;
let script: Member;
let bike: string;
beforeAll(async () => {
  script = await createMember('Lan');
  proof.token = script.token;
  bike = (await sell(fresh('seller'))).id;
});

const anew = (entity: object) => {
  const { id: _, ...data } = { id: '', ...entity, created_at: serverTime };
  return 'updated_at' in data ? { ...data, updated_at: serverTime } : data;
};
/** Functions that prepare the writes of a document, and return the path that the quota counter names. */
const written: Record<Counted, () => Promise<{ path: string; steps: Step[] }>> = {
  listing: async () => {
    const what = fresh('listing');
    const listing = buildListing({ id: what, slug: what, user_id: script.id });
    const addresses = listing.images.map(({ image_url }) => image_url);
    await documents.doc(`listing_photos/${what}`).set({ user_id: script.id, addresses });
    const steps = [
      { set: `motorcycles/${what}`, data: anew(listing) },
      { set: `slugs/${what}`, data: { motorcycle_id: what } },
    ];
    return { path: `slugs/${what}`, steps };
  },
  draft: async () => {
    const path = `motorcycles/${fresh('draft')}`;
    return { path, steps: [{ set: path, data: anew(buildDraft({ user_id: script.id })) }] };
  },
  edit: async () => {
    const id = fresh('edited');
    const moment = Timestamp.now();
    const { id: _, ...listing } = buildListing({ id, slug: id, user_id: script.id });
    await documents.doc(`motorcycles/${id}`).set({ ...listing, created_at: moment, updated_at: moment });
    const path = `motorcycles/${id}`;
    return { path, steps: [{ update: path, data: { price: 1, updated_at: serverTime, revision: 1 } }] };
  },
  like: async () => {
    const what = (await sell(fresh('seller'))).id;
    const data = anew(buildLike({ user_id: script.id, motorcycle_id: what }));
    const path = `likes/${script.id}_${what}`;
    return { path, steps: [{ set: path, data }] };
  },
  alert: async () => {
    const path = `alerts/${script.id}_${Math.floor(Math.random() * 20)}`;
    await documents.doc(path).delete();
    return { path, steps: [{ set: path, data: anew(buildAlert({ user_id: script.id })) }] };
  },
  follow: async () => {
    const seller_id = fresh('followed');
    const path = `follows/${script.id}_${seller_id}`;
    return { path, steps: [{ set: path, data: anew(buildFollow({ user_id: script.id, seller_id })) }] };
  },
  reply: async () => {
    const [thread, what] = [fresh('thread'), fresh('reply')];
    const moment = Timestamp.now();
    const inquiry = { ...buildInquiry({ buyer_id: script.id }), created_at: moment, updated_at: moment };
    await documents.doc(`inquiries/${thread}`).set(inquiry);
    const reply = anew(buildReply({ sender_id: script.id, sender_name: inquiry.buyer_name }));
    const feedback = {
      status: 'replied',
      updated_at: serverTime,
      last_reply_by: script.id,
      last_reply_id: what,
    };
    const path = `inquiries/${thread}/replies/${what}`;
    const steps = [
      { set: path, data: reply },
      { update: `inquiries/${thread}`, data: feedback },
    ];
    return { path, steps };
  },
  feedback: async () => {
    const path = `feedback/${fresh('feedback')}`;
    return { path, steps: [{ set: path, data: anew(buildFeedback({ user_id: script.id })) }] };
  },
  block: async () => {
    const what = fresh('other');
    const data = anew(buildBlock({ user_id: script.id, other_id: what }));
    const path = `blocks/${script.id}_${what}`;
    return { path, steps: [{ set: path, data }] };
  },
};
const attempt = async (action: Counted, count: object) => {
  const { path, steps } = await written[action]();
  const data = { ...count, last: serverTime, what: path };
  const counted = { set: `limits/${limitId(script.id, action)}`, data };
  return writeBatch([...steps, counted]).then(
    () => 'written',
    (failure: unknown) => (failure instanceof RequestError ? failure.code : failure),
  );
};

it.each([
  ['listing', 3],
  ['draft', 20],
  ['edit', 200],
  ['like', 100],
  ['alert', 40],
  ['reply', 60],
  ['feedback', 5],
  ['block', 50],
] as const)('%s: %i are written, and the next is refused by the rules', async (action, max) => {
  const since = Timestamp.fromMillis(Date.now() - 60_000);
  const counted = { used: max - 1, since, last: since, what: 'earlier' };
  await documents.doc(`limits/${limitId(script.id, action)}`).set(counted);
  const onward = (used: number) => ({ used, since: since.toDate() });
  expect(await attempt(action, onward(max))).toBe('written');
  expect(await attempt(action, onward(max + 1))).toBe('permission-denied');
  expect(await attempt(action, { used: 1, since: serverTime })).toBe('permission-denied');
});

/** Stores a count as if all actions were done today, but none in this hour. */
const countToday = async (who: string, action: string, used: number) => {
  const today = Math.floor(Date.now() / 86_400_000);
  for (const window of [today, today + 1])
    await documents.doc(`limits/${who}_${action}_${window}`).set({ used });
};
const byAccount = () => script.id;
const byMailbox = () => hashedId(canonicalAddress(script.email));
const result = ({ status, body }: { status: number; body: string }) => ({ status, ...JSON.parse(body) });

it.each([
  [
    'question',
    20,
    'inquiries',
    byMailbox,
    'messages',
    async () => ask(script.token, (await sell('seller')).id),
  ],
  [
    'reveal',
    40,
    'reveals',
    byAccount,
    'numbers',
    () => call('revealContact', { listing_id: bike, channel: 'phone' }, script.token),
  ],
  [
    'report',
    15,
    'reports',
    byMailbox,
    'reports',
    () =>
      call('reportListing', { listing_id: bike, report: { reason: 'scam', message: null } }, script.token),
  ],
] as const)('%s: %i a day are answered, and the next is refused', async (_, max, count, who, named, send) => {
  await documents
    .doc(`motorcycles/${bike}/contact/phone`)
    .set({ value: '+84912345678', hidden: false, updated_at: Timestamp.now() });
  await countToday(who(), count, max - 1);
  expect(result(await send())).toMatchObject({ status: 200, result: { left: 0 } });
  expect(result(await send())).toEqual({
    status: 429,
    error: { status: 'RESOURCE_EXHAUSTED', message: `Too many ${named}. Please try again later.` },
  });
});

it('upload: 300 photos a day are taken, and the next is answered with the reason', async () => {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const listing = fresh('photos');
  const send = async () => {
    const photo = randomUUID();
    const name = encodeURIComponent(uploadPath(script.id, listing, photo));
    const address = `http://${host}/v0/b/${settings.firebase.storageBucket}/o?uploadType=media&name=${name}`;
    const headers = { 'Content-Type': 'image/jpeg', Authorization: `Firebase ${script.token}` };
    const body = new Uint8Array(await grainy(40, 30).jpeg().toBuffer());
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
    return photo;
  };
  await countToday(script.id, 'photos', 299);
  const taken = photoAddress(listing, await send());
  await vi.waitFor(async () => {
    expect((await documents.doc(`listing_photos/${listing}`).get()).get('addresses')).toEqual([taken]);
  }, soon);
  const problem = bucket.file(problemPath(listing, await send()));
  await vi.waitFor(async () => expect(String(await problem.download())).toBe('{"reason":"limit"}'), soon);
  expect((await documents.doc(`listing_photos/${listing}`).get()).get('addresses')).toEqual([taken]);
});

it('and these are all that the table knows', () => {
  const called: Called[] = ['messagePhoto', 'question', 'reveal', 'report', 'upload'];
  expect(Object.keys(quotas).toSorted()).toEqual([...Object.keys(written), ...called].toSorted());
});

it('whoever has not confirmed the address does none of it', async () => {
  const newcomer = await createMember('Lan', false);
  for (const [name, data] of [
    ['revealContact', { listing_id: bike, channel: 'phone' }],
    ['reportListing', { listing_id: bike, report: { reason: 'scam', message: null } }],
    ['ownQuotas', {}],
  ] as const)
    expect(result(await call(name, data, newcomer.token))).toEqual({
      status: 403,
      error: { status: 'PERMISSION_DENIED', message: 'Please confirm your e-mail address first.' },
    });
  expect((await ask(newcomer.token, bike)).status).toBe(403);
});
