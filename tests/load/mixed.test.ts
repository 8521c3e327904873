import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { seeded } from '../../local/random.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh, stored } from '../functions/suite.ts';
import { browserOf, crowd, stopwatch } from './ledger.ts';

const workers = 32;
const turns = 10_000;
const bikes = 64;

type Browser = ReturnType<typeof browserOf>['store'];

const counted = async (batch: WriteBatch, store: Browser, uid: string, action: string, path: string) => {
  const reference = doc(store, `limits/${uid}_${action}`);
  const stored = (await getDoc(reference)).data();
  const last = serverTimestamp();
  return batch.set(reference, {
    used: (stored?.used ?? 0) + 1,
    since: stored?.since ?? last,
    last,
    what: path,
  });
};

/** Distribution of a hundred requests: 60 pages of a bike, 15 lists, 12 likes, 6 edits, 7 replies. */
const actionOf = (chance: number) => {
  if (chance < 0.6) return 'get';
  if (chance < 0.75) return 'list';
  if (chance < 0.87) return 'like';
  return chance < 0.93 ? 'edit' : 'reply';
};

it('[L1] 10,000 mixed requests of 32 people with the rules on: nothing lost, nothing invented, nothing half-written', async () => {
  const tag = fresh('load');
  const ids = Array.from({ length: bikes }, (_, n) => `${tag}-bike-${n}`);
  const people = Array.from({ length: workers }, (_, n) => `${tag}-person-${n}`);
  const browsers = people.map(browserOf);
  const personOf = (n: number) => people[n % workers] ?? '';
  const batch = documents.batch();
  for (const [n, id] of ids.entries())
    batch.set(
      documents.doc(`motorcycles/${id}`),
      stored(buildListing({ id, slug: id, user_id: personOf(n) })),
    );
  for (const [n, person] of people.entries()) {
    const { bike, ...thread } = buildInquiry({ buyer_id: person, seller_id: personOf(n + 1) });
    batch.set(documents.doc(`inquiries/${person}`), {
      ...thread,
      bike,
      created_at: new Date(),
      updated_at: new Date(),
    });
  }
  // Raises the quotas, since these people do more in an hour than any real person.
  for (const person of people) batch.set(documents.doc(`quotas/${person}`), { like: turns, reply: turns });
  await batch.commit();

  const { next, pick } = seeded('mixed');
  const { time, failures, summary } = stopwatch();
  const likes = new Set<string>();
  const edits = new Map<string, number>();
  const replies = new Set<string>();
  await crowd(workers, turns, async (worker, turn) => {
    const uid = personOf(worker);
    const store = browsers[worker]?.store;
    if (!store) return;
    const bike = pick(ids);
    const action = actionOf(next());
    if (action === 'get') await time(action, () => getDoc(doc(store, 'motorcycles', bike)));
    if (action === 'list')
      await time(action, () =>
        getDocs(
          query(
            collection(store, 'motorcycles'),
            where('status', 'in', ['active', 'sold']),
            where('deleted_at', '==', null),
            limit(20),
          ),
        ),
      );
    if (action === 'like') {
      const id = `${uid}_${bike}`;
      if (likes.has(id)) return;
      likes.add(id);
      const like = { user_id: uid, motorcycle_id: bike, created_at: serverTimestamp() };
      await time(action, async () => {
        const batch = writeBatch(store).set(doc(store, 'likes', id), like);
        return (await counted(batch, store, uid, 'like', `likes/${id}`)).commit();
      });
    }
    if (action === 'edit') {
      const own = ids[worker] ?? '';
      const change = { mileage: turn, price: turn + 1_000, updated_at: serverTimestamp() };
      await time(action, async () => {
        const batch = writeBatch(store).update(doc(store, 'motorcycles', own), change);
        return (await counted(batch, store, uid, 'edit', `motorcycles/${own}`)).commit();
      });
      edits.set(own, turn);
    }
    if (action === 'reply') {
      const thread = doc(store, 'inquiries', uid);
      const id = `${uid}-${turn}`;
      const commit = async () => {
        const both = writeBatch(store);
        both.set(doc(thread, 'replies', id), {
          sender_id: uid,
          sender_name: buildInquiry().buyer_name,
          message: `Message ${turn}`,
          created_at: serverTimestamp(),
        });
        const state = {
          status: 'replied',
          updated_at: serverTimestamp(),
          last_reply_by: uid,
          last_reply_id: id,
        };
        both.update(thread, state);
        return (await counted(both, store, uid, 'reply', `${thread.path}/replies/${id}`)).commit();
      };
      replies.add(id);
      await time(action, commit);
    }
  });
  const { count, perSecond, p99 } = summary();

  const storedLikes = await documents.collection('likes').where('user_id', 'in', people.slice(0, 30)).get();
  const rest = await documents.collection('likes').where('user_id', 'in', people.slice(30)).get();
  const likeIds = new Set([...storedLikes.docs, ...rest.docs].map(({ id }) => id));
  const storedReplies = await Promise.all(
    people.map((one) => documents.collection(`inquiries/${one}/replies`).get()),
  );
  const replyIds = new Set(storedReplies.flatMap(({ docs }) => docs.map(({ id }) => id)));
  const written = await Promise.all(
    [...edits].map(async ([id, turn]) => {
      const bike = await documents.doc(`motorcycles/${id}`).get();
      return {
        isLast: bike.get('mileage') === turn,
        isTorn: bike.get('price') !== bike.get('mileage') + 1_000,
      };
    }),
  );
  const threads = await Promise.all(people.map((one) => documents.doc(`inquiries/${one}`).get()));
  const missing = (ledger: Set<string>, real: Set<string>) =>
    [...ledger].filter((id) => !real.has(id)).length;
  const lost =
    missing(likes, likeIds) + missing(replies, replyIds) + written.filter(({ isLast }) => !isLast).length;
  const ghosts = missing(likeIds, likes) + missing(replyIds, replies);
  const torn =
    written.filter(({ isTorn }) => isTorn).length +
    threads.filter(
      (one, n) => (storedReplies[n]?.size ?? 0) > 0 !== replyIds.has(String(one.get('last_reply_id'))),
    ).length;
  // Reports durations without a limit: they depend on the machine's load.
  figure(
    'L1 mixed requests',
    `${count} at ${perSecond}/s, p99 ${p99} ms; ${failures.length} failed, ${lost} lost, ${ghosts} ghosts, ${torn} torn`,
  );
  await Promise.all(browsers.map(({ close }) => close()));
  expect(failures.slice(0, 5)).toEqual([]);
  expect([lost, ghosts, torn]).toEqual([0, 0, 0]);
});
