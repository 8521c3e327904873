import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { consumeQuota } from '../../functions/src/quotas/consumeQuota.ts';
import { forgetCounts } from '../../functions/src/quotas/forgetCounts.ts';
import { growQuotas } from '../../functions/src/quotas/growQuotas.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { createMember } from './memoryPeople.ts';
import { call, documents } from './memorySuite.ts';

const grown = {
  listing: 10,
  draft: 60,
  edit: 1_000,
  like: 300,
  follow: 50,
  upload: 600,
  question: 50,
  reveal: 100,
  report: 30,
  messagePhoto: 60,
};
const young = Date.now();
/** Start of a day, eight days after the account was created. */
const old = (Math.floor(young / day) + 9) * day;

/** Consumes the quota `times` times, nine per hour. Returns the remaining quota after each. */
const takeAll = async (userId: string, from: number, times: number) => {
  const left: (number | null | undefined)[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const counted = await consumeQuota(documents, { userId }, 'question', from + Math.floor(turn / 9) * hour);
    left.push(counted === null ? null : counted.left);
  }
  return left;
};

it('a young account asks twenty questions a day, and hears of the last four and of the end', async () => {
  const { id } = await createMember();
  const start = Math.floor(young / day) * day;
  const left = await takeAll(id, start, 21);
  expect(left.slice(0, 15)).toEqual(Array(15).fill(undefined));
  expect(left.slice(15)).toEqual([4, 3, 2, 1, 0, null]);
});

it('one that is a week old asks fifty, and its quotas are kept', async () => {
  const { id } = await createMember();
  const left = await takeAll(id, old, 51);
  expect(left.slice(0, 39)).toEqual(Array(39).fill(undefined));
  expect(left.slice(39)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, null]);
  expect((await documents.doc(`quotas/${id}`).get()).data()).toEqual(grown);
});

it('nobody does more than ten in an hour', async () => {
  const { id } = await createMember();
  const answers = [];
  for (let turn = 0; turn < 11; turn += 1)
    answers.push(await consumeQuota(documents, { userId: id }, 'question', old));
  expect(answers).toEqual([...Array(10).fill({}), null]);
});

it('what an operator has granted stays as an account grows', async () => {
  const { id } = await createMember();
  await documents.doc(`quotas/${id}`).set({ listing: 50, draft: 300 });
  expect(await growQuotas(documents, id, young)).toEqual({ listing: 50, draft: 300 });
  expect(await growQuotas(documents, id, old)).toEqual({ ...grown, listing: 50, draft: 300 });
});

it('whoever nears a quota may ask what the account may do', async () => {
  const { id, token } = await createMember();
  expect(JSON.parse((await call('ownQuotas', {}, token)).body)).toEqual({
    result: { quotas: {}, photos: false },
  });
  await documents.doc(`quotas/${id}`).set(grown);
  expect(JSON.parse((await call('ownQuotas', {}, token)).body)).toEqual({
    result: { quotas: grown, photos: true },
  });
});

it('counts of browsers end two days after the last one, and those of functions by themselves', async () => {
  const { id } = await createMember();
  await forgetCounts(documents, old);
  const at = (ago: number) => Timestamp.fromMillis(old - ago);
  const count = (ago: number) => ({ used: 3, since: at(ago + hour), last: at(ago), what: `likes/${id}_x` });
  await documents.doc(`limits/${id}_like`).set(count(2 * day + 1));
  await documents.doc(`limits/${id}_reply`).set(count(2 * day));
  await documents.doc(`limits/${id}_photo_1`).set({ used: 1, expires_at: at(9 * day) });
  expect(await forgetCounts(documents, old)).toBe(1);
  expect(await forgetCounts(documents, old)).toBe(0);
  const left = await documents
    .collection('limits')
    .where('__name__', '>=', documents.doc(`limits/${id}_`))
    .get();
  const own = left.docs.map((one) => one.id).filter((one) => one.startsWith(`${id}_`));
  expect(own).toEqual([`${id}_photo_1`, `${id}_reply`]);
});
it('however many there are', async () => {
  const batch = documents.batch();
  const last = Timestamp.fromMillis(1);
  for (let n = 0; n < 205; n += 1)
    batch.set(documents.doc(`limits/many${n}_like`), { used: 1, since: last, last, what: 'likes/x' });
  await batch.commit();
  expect(await forgetCounts(documents, old)).toBe(205);
});
