import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { readPageViews } from '../../functions/src/moderation/readPageViews.ts';
import { vietnameseWeek } from '../../src/domain/time/time.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildHidden } from '../fixtures/buildListing.ts';
import { openAdmin } from './operators.ts';
import { createMember } from './people.ts';
import { documents, fresh, publish } from './suite.ts';

const { operator, read } = await openAdmin();
const early = (index: number) => Timestamp.fromMillis(index);
const late = (index: number) => Timestamp.fromMillis(Date.UTC(2103, 0, 1) + index);
const within = async <T>(all: Record<string, object>, work: () => Promise<T>): Promise<T> => {
  for (const [path, fields] of Object.entries(all)) await documents.doc(path).set(fields);
  const answer = await work();
  for (const path of Object.keys(all)) await documents.doc(path).delete();
  return answer;
};

it('feedback is read with who sent it and how many stars, and what cannot be understood is left out', async () => {
  const [first, broken, last] = [fresh('said'), fresh('said'), fresh('said')];
  const message = buildFeedback({ subject: 'Filters', rating: 4 });
  const { items } = await within(
    {
      [`feedback/${last}`]: { ...message, created_at: early(3) },
      [`feedback/${broken}`]: { ...message, rating: 'all of them', created_at: early(2) },
      [`feedback/${first}`]: { ...message, created_at: early(1) },
      [`feedback/${fresh('done')}`]: { ...message, status: 'done', created_at: early(1) },
    },
    () => read({ queue: 'messages', kind: 'feedback', closed: false, after: null }),
  );
  expect(items.slice(0, 2)).toEqual([
    {
      ...{ id: first, kind: 'feedback', user_id: 'buyer', name: null, email: null },
      ...{ subject: 'Filters', message: 'I like the filters.', rating: 4, created_at: 1 },
      ...{ answerable: false, answers: [], takedown: null },
    },
    expect.objectContaining({ id: last }),
  ]);
});

it('a message of the contact page is read with its sender’s name, as far as it says one', async () => {
  const [named, anonymous] = [fresh('named'), fresh('nameless')];
  const message = { subject: 'Hello', message: 'Is this on?', language: 'vi', status: 'new' };
  const { items } = await within(
    {
      [`contact_messages/${named}`]: {
        ...message,
        ...{ first_name: 'Lan', last_name: 'Tran', email: 'lan@example.com', created_at: early(1) },
      },
      [`contact_messages/${anonymous}`]: {
        ...message,
        ...{ first_name: ' ', last_name: '', email: '', subject: '', created_at: early(2) },
      },
    },
    () => read({ queue: 'messages', kind: 'contact_messages', closed: false, after: null }),
  );
  const common = {
    ...{ kind: 'contact_messages', user_id: null, message: 'Is this on?', rating: null },
    answers: [],
    takedown: null,
  };
  expect(items.slice(0, 2)).toEqual([
    {
      ...common,
      ...{ id: named, name: 'Lan Tran', email: 'lan@example.com', subject: 'Hello', created_at: 1 },
      answerable: true,
    },
    {
      ...{ ...common, id: anonymous, name: null, email: null, subject: null, created_at: 2 },
      answerable: false,
    },
  ]);
});

it('hidden listings come with why they are hidden, the latest first, and without their photo', async () => {
  const [one, other] = [fresh('hidden'), fresh('hidden')];
  for (const [index, id] of [one, other].entries()) {
    await publish(buildHidden({ id, slug: id, seller_name: 'Lan' }));
    await documents.doc(`motorcycles/${id}`).update({ 'hidden.hidden_at': late(index) });
  }
  const { items } = await read({ queue: 'listings', find: null, after: null });
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([other, one]);
  expect(items[0]).toMatchObject({
    ...{ title: 'Honda Wave 2021', status: 'hidden', price: 15_000_000, photo: null, seller_name: 'Lan' },
    hidden: { reason: 'scam', cause: 'listing' },
  });
  const next = await read({ queue: 'listings', find: null, after: other });
  expect(next.items[0]?.id).toBe(one);
  await documents.doc(`motorcycles/${one}`).update({ deleted_at: late(1) });
  expect((await read({ queue: 'listings', find: one, after: null })).items[0]?.status).toBe('deleted');
  for (const id of [one, other]) await documents.doc(`motorcycles/${id}`).delete();
});

it('those who are suspended are listed, the latest first; whose account is gone is left out', async () => {
  const [one, other, gone] = [await createMember('Hoa'), await createMember('Minh'), fresh('gone')];
  const because = { reason: 'spam', note: null };
  const { items } = await within(
    {
      [`suspensions/${one.id}`]: { ...because, suspended_at: late(1) },
      [`suspensions/${gone}`]: { ...because, suspended_at: late(2) },
      [`suspensions/${other.id}`]: { ...because, suspended_at: late(3) },
    },
    () => read({ queue: 'people', find: null, after: null }),
  );
  expect(items.slice(0, 2)).toMatchObject([
    { id: other.id, name: 'Minh', email: other.email, role: null, suspension: { reason: 'spam' } },
    { id: one.id, name: 'Hoa' },
  ]);
});

it('an operator is told from others, and somebody whom nobody can be is not found', async () => {
  const find = async (word: string) => (await read({ queue: 'people', find: word, after: null })).items;
  expect(await find(operator.email)).toMatchObject([{ role: 'owner', suspension: null, listings: [] }]);
  expect(await find('no@address@at.all')).toEqual([]);
});

it('pages that were read as often stand in the order of their names', async () => {
  const now = Date.UTC(2104, 0, 1);
  const views = { en: { '/b': 2, '/a': 2, '/often': 3 }, vi: { '/a': 2 } };
  const { items, more } = await within(
    { [`page_views/${fresh('week')}`]: { week: vietnameseWeek(now), views } },
    () => readPageViews(documents, now),
  );
  expect([items.map(({ id }) => id), more]).toEqual([['en /often', 'en /a', 'en /b', 'vi /a'], false]);
  expect(items[0]?.weeks).toHaveLength(12);
  expect(items[0]?.weeks.at(-1)).toEqual({ week: vietnameseWeek(now), count: 3 });
});
