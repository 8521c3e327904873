import { expect, it } from 'vitest';
import { takeContactMessage } from '../../functions/src/entries/sendContactMessage.call.ts';
import { takeTakedown } from '../../functions/src/entries/sendTakedown.call.ts';
import { readMessages } from '../../functions/src/moderation/readMessages.ts';
import { newId } from '../../src/domain/platform/newId.ts';
import { hour } from '../../src/domain/time/time.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { documents, fresh } from './memorySuite.ts';

const request = {
  side: 'authority',
  name: 'Phòng An ninh mạng',
  email: 'an@example.com',
  page: 'https://vongxe.example/motorcycle/x',
  basis: '116/2025/QH15',
  description: 'Xe trộm cắp.',
} as const;
const operator = 'op@example.com';
const at = (year: number) => Date.UTC(year, 5, 1);
const send = (id: string, now: number, more: Partial<Record<keyof typeof request, string>> = {}) =>
  takeTakedown(
    { id, language: 'vi', request: { ...request, ...more } as typeof request },
    { documents, operator, visitor: fresh('visitor'), now },
  );
const stored = async (id: string) => (await documents.doc(`contact_messages/${id}`).get()).data();
const mailOf = async (id: string) => {
  const names = ['contactMessage', 'takedownReceived'];
  const all = await Promise.all(names.map((kind) => documents.doc(`mail/${kind}_${id}`).get()));
  return all.map((mail) => mail.data());
};

it('numbers requests in their order, each year anew, also those that arrive together', async () => {
  const ids = Array.from({ length: 3 }, newId);
  const together = await Promise.all(ids.map((id) => send(id, at(2301), { email: `${id}@example.com` })));
  expect(together.toSorted()).toEqual(['TD-2301-0001', 'TD-2301-0002', 'TD-2301-0003']);
  expect(await send(newId(), at(2302), { email: 'b@example.com' })).toBe('TD-2302-0001');
});

it('a repeated request keeps its number, and nobody gets a second email', async () => {
  const id = newId();
  expect([await send(id, at(2303)), await send(id, at(2303))]).toEqual(['TD-2303-0001', 'TD-2303-0001']);
  expect((await documents.doc('takedowns/2303').get()).get('count')).toBe(1);
});

it('has a deadline by its side, and waits in the queue of messages', async () => {
  for (const [side, hours] of [
    ['authority', 24],
    ['owner', 72],
    ['other', 168],
  ] as const) {
    const [id, now] = [newId(), at(2304)];
    await send(id, now, { side, email: `${side}@example.com` });
    const due = (await stored(id))?.takedown.due_at;
    expect([side, due.toMillis() - now]).toEqual([side, hours * hour]);
  }
  const { items } = await readMessages(
    { documents, accounts: async () => null },
    { kind: 'contact_messages', closed: false, after: null },
  );
  const mine = items.filter(({ subject }) => subject?.startsWith('TD-2304-'));
  expect(mine.map(({ message }) => message)).toEqual(
    Array(3).fill(`${request.page}\n\n${request.basis}\n\n${request.description}`),
  );
});

it('its emails repeat nothing that a stranger typed to another, and add no header', async () => {
  const id = newId();
  const hostile = 'x\r\nBcc: everyone@example.com';
  await send(id, at(2305), { name: hostile, page: hostile, basis: hostile, email: 'c@example.com' });
  const [toOperator, toSender] = await mailOf(id);
  expect(toOperator?.data.subject).toBe('TD-2305-0001 · authority · 2305-06-02 07:00');
  expect(toOperator?.to).toBe(operator);
  expect(toSender?.data).toEqual({
    ...{ language: 'vi', number: 'TD-2305-0001', side: 'authority', answer_to: operator },
  });
  expect(toSender?.to).toBe('c@example.com');
});

it('whoever claims to be an authority hides nothing by that', async () => {
  const listing = documents.doc('motorcycles/claimed');
  const { id: _, ...before } = buildListing({
    ...{ id: 'claimed', slug: 'claimed' },
    price_steps: [{ day: '2026-01-15', price: 15_000_000 }],
  });
  await listing.set(before);
  await send(newId(), at(2306), {
    page: 'https://vongxe.example/motorcycle/claimed',
    email: 'd@example.com',
  });
  expect((await listing.get()).data()).toEqual(before);
});

it('a flood from one network is refused after five, and one at an address mails it three times', async () => {
  const visitor = fresh('visitor');
  const flood = async (email: string, visitors: () => string) => {
    const ids = Array.from({ length: 6 }, newId);
    const numbers = [];
    for (const id of ids) {
      const needs = { documents, operator, visitor: visitors(), now: at(2307) };
      numbers.push(await takeTakedown({ id, language: 'en', request: { ...request, email } }, needs));
    }
    const mails = await Promise.all(ids.map(async (id) => (await mailOf(id))[1]));
    return [numbers.filter(Boolean).length, mails.filter(Boolean).length];
  };
  expect(await flood('e@example.com', () => visitor)).toEqual([5, 3]);
  // Six requests from different networks are all stored: otherwise anybody could use up an authority's limit.
  // The address still gets only three confirmations.
  expect(await flood('f@example.com', () => fresh('visitor'))).toEqual([6, 3]);
});

it('is not kept out by a flood of the contact page from its network, and does not count there', async () => {
  const visitor = fresh('visitor');
  const needs = { documents, operator, visitor, now: at(2309) };
  const message = { first_name: '', last_name: '', email: '', subject: '', message: 'Hi' };
  const contact = () => takeContactMessage({ id: newId(), language: 'en', message }, needs);
  const taken = [];
  for (let index = 0; index < 6; index += 1) taken.push(await contact());
  expect(taken).toEqual([true, true, true, true, true, false]);
  const email = 'g@example.com';
  expect(await takeTakedown({ id: newId(), language: 'en', request: { ...request, email } }, needs)).toBe(
    'TD-2309-0001',
  );
});
