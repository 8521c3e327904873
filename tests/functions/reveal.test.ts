import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { findContact } from '../../functions/src/entries/revealContact.call.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { call, documents, fresh, publish } from './suite.ts';

const number = '+84912345678';
const later = Date.UTC(2100, 0, 1);
const sell = async (changes: Parameters<typeof buildListing>[0] = {}, hidden = false) => {
  const id = fresh('numbers');
  await publish(buildListing({ id, slug: id, seller_name: 'Lan', ...changes }));
  const contact = { value: number, hidden, updated_at: Timestamp.fromMillis(0) };
  await documents.doc(`motorcycles/${id}/contact/phone`).set(contact);
  return id;
};
const ask = (listing_id: string, userId = fresh('buyer'), now = later) =>
  findContact({ userId }, { listing_id, channel: 'phone' }, { documents, now });

it('[S6.2 S2.102] a member gets the number of a bike that is for sale', async () => {
  expect(await ask(await sell())).toEqual({ value: number });
});

it('[S6.2] nobody gets a number that the seller hides, or one that is not there', async () => {
  const id = await sell({}, true);
  expect(await ask(id)).toEqual({ refused: 'hidden' });
  expect(
    await findContact({ userId: 'u' }, { listing_id: id, channel: 'whatsapp' }, { documents, now: later }),
  ).toEqual({
    refused: 'hidden',
  });
});

it.each([
  ['sold', { status: 'sold' as const }],
  ['paused', { status: 'paused' as const }],
  ['deleted', { deleted_at: 5 }],
])('[S4.14] the number of a bike that is %s stays closed', async (_, changes) => {
  expect(await ask(await sell(changes))).toEqual({ refused: 'unavailable' });
});

it('the number of a draft, and of no bike at all, stays closed', async () => {
  const id = fresh('draft');
  await publish(buildDraft({ id }));
  expect(await ask(id)).toEqual({ refused: 'unavailable' });
  expect(await ask('no-such-bike')).toEqual({ refused: 'unavailable' });
});

it('gives thirty numbers in an hour and refuses the next, whosever they are', async () => {
  const id = await sell();
  const buyer = fresh('scraper');
  const outcomes = [];
  for (let turn = 0; turn < 31; turn += 1) outcomes.push(await ask(id, buyer));
  expect(outcomes.slice(0, 30).every((outcome) => 'value' in outcome)).toBe(true);
  expect(outcomes[30]).toEqual({ refused: 'tooMany' });
  expect(await ask(id, buyer, later + 3_600_000)).toEqual({ value: number });
});

it('[S2.102] a visitor hears that one has to sign in', async () => {
  const { status, body } = await call('revealContact', { listing_id: await sell(), channel: 'phone' });
  expect(status).toBe(401);
  expect(body).not.toContain('8491');
});
