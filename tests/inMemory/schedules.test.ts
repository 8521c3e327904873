import { Timestamp } from 'firebase-admin/firestore';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import { beforeEach, expect, it } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import { alertId } from '../../src/domain/alerts/alert.ts';
import { day, hour, vietnameseDay, vietnameseMoment } from '../../src/domain/time/time.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { sent } from './memoryMailer.ts';
import { createMember } from './memoryPeople.ts';
import { call, documents, fresh, functionUrl, publish } from './memorySuite.ts';
import { quiet } from './triggers.ts';

/* Scheduled functions, and their HTTP stand-ins for local runs. */

const tick = async ({ run }: ScheduleFunction) => run({ scheduleTime: new Date().toISOString() });
const exists = async (path: string) => (await documents.doc(path).get()).exists;
const toldTo = (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject);
/** @returns the reported number of handled emails, which may include other tests' */
const ask = async (name: string): Promise<number> => {
  const response = await fetch(functionUrl(name), { method: 'POST' });
  return (await response.json()).emails;
};

// Finishes the work of earlier tests.
beforeEach(quiet);

const waitFor = async () => {
  const [buyer, make] = [await createMember('Minh'), fresh('Maker')];
  const alert = buildAlert({ user_id: buyer.id, criteria: buildCriteria({ make }) });
  await documents.doc(`alerts/${alertId(buyer.id, 0)}`).set({ ...alert, created_at: Timestamp.now() });
  const settings = { language: 'en', delivery: 'soon', price_drops: false, updated_at: Timestamp.now() };
  await documents.doc(`alert_settings/${buyer.id}`).set(settings);
  const id = fresh('awaited');
  await publish(buildListing({ id, slug: id, make, created_at: Date.now(), seller_name: 'Lan' }));
  await quiet();
  const finds = await documents.collection('alert_finds').where('user_id', '==', buyer.id).get();
  expect(finds.size).toBe(1);
  for (const { ref } of finds.docs) await ref.update({ due_at: Timestamp.fromMillis(0) });
  return buyer;
};

it('every minute what alerts have found is emailed', async () => {
  const first = await waitFor();
  await tick(functions.emailMatches);
  await quiet();
  expect(toldTo(first.email)).toHaveLength(1);
  const second = await waitFor();
  expect(await ask('emailMatchesNow')).toBeGreaterThanOrEqual(1);
  await quiet();
  expect(toldTo(second.email)).toHaveLength(1);
});

const leave = async () => {
  const [id, to] = [fresh('contactMessage'), `${fresh('left')}@example.com`];
  const words = {
    first_name: 'Lan',
    last_name: '',
    email: '',
    subject: 'Hello',
    message: 'Hi',
    language: 'en',
  };
  const now = Timestamp.now();
  await documents.doc(`mail/${id}`).set({
    ...{ kind: 'contactMessage', to, data: words, state: 'sent', attempts: 1 },
    ...{ due_at: null, uncertain: false, error: null, trace: null },
    ...{ created_at: now, expires_at: now },
  });
  // Wait for the create event, then simulate the crashed worker.
  await quiet();
  await documents.doc(`mail/${id}`).update({ state: 'processing', due_at: Timestamp.fromMillis(0) });
  return to;
};

it('every minute emails whose worker vanished go out', async () => {
  const first = await leave();
  await tick(functions.retryFailedEmails);
  expect(toldTo(first)).toHaveLength(1);
  const second = await leave();
  expect(await ask('retryFailedEmailsNow')).toBeGreaterThanOrEqual(1);
  expect(toldTo(second)).toHaveLength(1);
});

const agree = async () => {
  const [seller, buyer, id] = [await createMember('Hoa'), await createMember('Minh'), fresh('visited')];
  await publish(buildListing({ id, slug: id, user_id: seller.id, seller_name: 'Hoa' }));
  const starts_at = vietnameseMoment(vietnameseDay(Date.now() + day), '10:15');
  const visit = {
    starts_at,
    place: 'Huế',
    by: buyer.id,
    state: 'accepted' as const,
    sequence: 0,
    reply_id: 'r',
  };
  const people = { seller_id: seller.id, buyer_id: buyer.id, contact_email: buyer.email };
  const inquiry = buildInquiry({ ...people, status: 'replied', visit, bike: { ...buildInquiry().bike, id } });
  await documents.doc(`inquiries/${fresh('thread')}`).set({
    ...inquiry,
    visit: { ...visit, starts_at: Timestamp.fromMillis(starts_at) },
  });
  return [seller.email, buyer.email];
};

it('every evening both sides of tomorrow’s visits are reminded', async () => {
  const first = await agree();
  await tick(functions.remindOfVisits);
  await quiet();
  expect(first.map((to) => toldTo(to).length)).toEqual([1, 1]);
  const second = await agree();
  expect(await ask('remindOfVisitsNow')).toBeGreaterThanOrEqual(2);
  await quiet();
  expect(second.map((to) => toldTo(to).length)).toEqual([1, 1]);
});

it('every morning sellers who have been silent for long are asked', async () => {
  const seller = await createMember('Lan');
  const id = fresh('silent');
  const old = Date.now() - 50 * day;
  await publish(buildListing({ id, slug: id, user_id: seller.id, created_at: old, updated_at: old }));
  await tick(functions.askStillForSale);
  await quiet();
  expect(toldTo(seller.email)).toHaveLength(1);
});

it('every night what was deleted a month ago goes', async () => {
  const id = fresh('deleted');
  await publish(buildListing({ id, slug: id, deleted_at: Date.now() - 31 * day }));
  await tick(functions.cleanUp);
  expect(await exists(`motorcycles/${id}`)).toBe(false);
});

it('every half hour an account that was deleted an hour ago is looked through again', async () => {
  const { id, token } = await createMember('Lan');
  expect((await call('deleteAccount', {}, token)).status).toBe(200);
  const reference = documents.doc(`erasures/${id}`);
  await quiet();
  await tick(functions.verifyErasures);
  expect(await exists(`erasures/${id}`)).toBe(true);
  await reference.update({ requested_at: Timestamp.fromMillis(Date.now() - hour) });
  await documents.doc(`likes/${id}_late`).set({ user_id: id, motorcycle_id: 'late' });
  await tick(functions.verifyErasures);
  expect([await exists(`erasures/${id}`), await exists(`revocations/${id}`)]).toEqual([false, false]);
  expect(await exists(`likes/${id}_late`)).toBe(false);
});

it('every five minutes the site is compared with its listings', async () => {
  const begun = Date.now();
  await tick(functions.reconcile);
  const ranAt = (await documents.doc('reconcile/state').get()).get('ran_at').toMillis();
  expect(ranAt).toBeGreaterThanOrEqual(begun);
});
