import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { notifyWaiting } from '../../functions/src/alerts/findWaiting.ts';
import { emailThread, type ThreadNeeds } from '../../functions/src/conversations/emailThread.ts';
import type { ThreadEmail } from '../../functions/src/emails/threadEmails.plan.ts';
import { requestConfirmation } from '../../functions/src/entries/sendConfirmation.call.ts';
import { takeInquiry } from '../../functions/src/entries/sendInquiry.call.ts';
import { requestPasswordReset } from '../../functions/src/entries/sendPasswordReset.call.ts';
import { takeSupportRequest } from '../../functions/src/entries/sendSupportRequest.call.ts';
import { saveReport } from '../../functions/src/moderation/saveReport.ts';
import { emailFeedback } from '../../functions/src/support/emailFeedback.ts';
import { hour } from '../../src/domain/time/time.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { delivered } from './delivered.ts';
import { askAuth } from './signIn.ts';
import { call, change, documents, fresh, inboxUrl, publish, siteUrl, soon } from './suite.ts';

/* Checks that new or additional accounts cannot cause more emails to a person. */

/** In the far future, in an hour that no other test uses, so that the suite's retries skip these emails. */
const future = Date.UTC(2101, 0, 1);
const requestId = () => randomBytes(10).toString('hex');
const address = (name: string) => `${fresh(name)}@example.com`;
const operator = 'operator@example.com';
const trues = (answers: readonly boolean[]) => answers.filter(Boolean).length;
const times = async <T>(count: number, ask: (turn: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push(await ask(turn));
  return answers;
};
const emailsTo = async (to: string) => {
  const response = await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as { subject: string; text: string; html: string }[];
};

it('signing up, deleting and signing up again sends a stranger three emails an hour, and none says a name', async () => {
  const email = address('stranger');
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { body } = await askAuth('signUp', { email, password: 'secret-word', returnSecureToken: true });
    const named = { idToken: body.idToken, displayName: 'WIN 100M: https://phish.example/claim' };
    const { body: renamed } = await askAuth('update', { ...named, returnSecureToken: true });
    const token = String(renamed.idToken ?? body.idToken);
    for (const language of ['en', 'vi'])
      statuses.push((await call('sendConfirmation', { language }, token)).status);
    await askAuth('delete', { idToken: token });
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  await vi.waitFor(async () => expect(await emailsTo(email)).toHaveLength(3), soon);
  for (const { subject, text, html } of await emailsTo(email))
    expect(subject + text + html).not.toMatch(/WIN|phish/);
});

const confirm = (email: string, visitor: string, now = future) =>
  requestConfirmation(
    { userId: fresh('anew'), email, name: null, isConfirmed: false },
    { language: 'en' },
    {
      documents,
      site: siteUrl,
      linkFor: async () => 'http://x.example/?mode=verifyEmail&oobCode=x',
      visitor,
      now,
    },
  );

it('a mailbox is one, whatever its tags, and six emails a day are enough for it', async () => {
  const [name, visitor] = [fresh('tagged'), fresh('visitor')];
  const tagged = await times(4, (turn) => confirm(`${name}+${turn}@example.com`, visitor));
  expect(tagged).toEqual([true, true, true, false]);
  const later = await times(8, (turn) =>
    confirm(`${name}@example.com`, fresh('visitor'), future + (turn + 1) * hour),
  );
  expect(trues([...tagged, ...later])).toBeLessThanOrEqual(6);
});

it('one network confirms sixty addresses an hour, and asks for twenty new passwords', async () => {
  const visitor = fresh('visitor');
  expect(trues(await times(62, () => confirm(address('one'), visitor)))).toBe(60);
  const reset = () =>
    requestPasswordReset(
      { email: address('reset'), language: 'en' },
      { documents, site: siteUrl, linkFor: async () => null, visitor, now: future },
    );
  expect(trues(await times(22, reset))).toBe(20);
});

it('a new account of the same person asks the operator and sellers no more than the old one might', async () => {
  const email = address('again');
  const caller = () => ({ userId: fresh('account'), email, name: null, isConfirmed: true });
  const help = () =>
    takeSupportRequest(
      caller(),
      { id: requestId(), request: { subject: 'x', message: 'y' } },
      { documents, operator, visitor: fresh('visitor'), now: future },
    );
  expect(trues(await times(7, help))).toBe(5);

  const bikes = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      const id = fresh(name);
      await publish(buildListing({ id, slug: id, user_id: 'a-seller' }));
      return id;
    }),
  );
  const ask = async (turn: number) => {
    const question = { listing_id: bikes[turn % 4] ?? '', name: 'Lan', phone: null, message: 'Hello' };
    const request = { id: requestId(), language: 'en' as const, question };
    const needs = { documents, visitor: fresh('visitor'), now: future };
    return 'thread' in (await takeInquiry(caller(), request, needs));
  };
  expect(trues(await times(12, ask))).toBe(10);
});

it('feedback and reports are kept and no longer mailed once there are too many', async () => {
  const email = address('often');
  const accounts = async () => ({ email, name: null });
  const feedback = () =>
    emailFeedback(
      fresh('feedback'),
      { ...buildFeedback(), created_at: Timestamp.now() },
      { documents, accounts, operator, now: future },
    );
  expect(trues(await times(22, feedback))).toBe(20);

  const id = fresh('reported');
  await publish(buildListing({ id, slug: id, user_id: 'a-seller' }));
  const now = future + hour;
  await documents.doc(`limits/everyone_report_mail_${now / hour}`).set({ used: 299 });
  const report = (userId: string) =>
    saveReport(
      { userId, name: null, email },
      id,
      { reason: 'scam', message: null },
      { documents, operator, now },
    );
  expect([await report(`a-${id}`), await report(`b-${id}`)]).toEqual(['new', 'new']);
  const mailed = async (who: string) =>
    (await documents.doc(`mail/report_${who}-${id}_${id}_0`).get()).exists;
  expect([await mailed('a'), await mailed('b')]).toEqual([true, false]);
});

const email = (thread: string, turn = 0): ThreadEmail => ({
  kind: 'reply',
  thread,
  source: `${thread}_${turn}`,
  to: 'seller',
  message: 'Hello',
});
const needs: ThreadNeeds = {
  documents,
  accounts: async (id) => ({ email: `${id}@example.com`, name: null }),
  site: siteUrl,
  now: future,
};
const write = (seller: string, buyer: string, thread = fresh('thread'), turn = 0, now = future) =>
  emailThread(buildInquiry({ seller_id: seller, contact_email: buyer }), email(thread, turn), {
    ...needs,
    now,
  });

it('emails about messages: six a minute about one thread, sixty an hour from one person and to one person', async () => {
  const [seller, buyer, thread] = [fresh('seller'), address('buyer'), fresh('thread')];
  expect(trues(await times(8, (turn) => write(seller, buyer, thread, turn)))).toBe(6);
  const [writer, reader] = [address('writer'), fresh('reader')];
  expect(trues(await times(62, () => write(fresh('seller'), writer)))).toBe(60);
  expect(trues(await times(62, () => write(reader, address('buyer'))))).toBe(60);
});

it('[S4.20] the buyer’s purchase is told to the seller after however many replies in the same minute', async () => {
  const [seller, buyer, thread] = [fresh('seller'), address('buyer'), fresh('thread')];
  expect(trues(await times(7, (turn) => write(seller, buyer, thread, turn)))).toBe(6);
  const purchase = { kind: 'purchase', thread, source: thread, to: 'seller' } as const;
  const inquiry = buildInquiry({ seller_id: seller, contact_email: buyer });
  expect(await emailThread(inquiry, purchase, needs)).toBe(true);
});

it('an email whose event comes again is counted once', async () => {
  const [seller, buyer, thread] = [fresh('seller'), address('buyer'), fresh('thread')];
  const again = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(() => delivered(() => write(seller, buyer, thread))),
  );
  expect(trues(again)).toBe(1);
  expect(trues(await times(5, (turn) => write(seller, buyer, thread, turn + 1)))).toBe(5);
});

it('a bike whose title is an advertisement is announced to nobody, until its seller mends it', async () => {
  const [id, waiting, make] = [fresh('advertised'), fresh('waiting'), fresh('make')];
  await documents.doc(`alerts/${waiting}_0`).set({
    ...buildAlert({ user_id: waiting, criteria: buildCriteria({ make }) }),
    created_at: Timestamp.now(),
  });
  await publish(
    buildListing({
      id,
      slug: id,
      make,
      model: 'NVX WIN 100M xe-re.vn',
      user_id: 'a-seller',
      created_at: Date.now(),
    }),
  );
  expect(await notifyWaiting(documents, id, future)).toBeNull();
  const matchesOf = () => documents.collection('alert_finds').where('user_id', '==', waiting).get();
  expect((await matchesOf()).size).toBe(0);
  await change(id, { model: 'NVX' });
  await vi.waitFor(async () => expect((await matchesOf()).size).toBe(1), soon);
});
