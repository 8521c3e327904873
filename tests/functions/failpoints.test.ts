import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { deliverDueEmails, deliverEmail, type Mailer } from '../../functions/src/emails/deliverEmail.ts';
import { queueEmail } from '../../functions/src/emails/queueEmail.ts';
import { repeats } from '../fixtures/repeats.ts';
import { documents, fresh } from './suite.ts';

/**
 * In the future, so that the suite's jobs do not send these emails. Earlier than the years of other tests, so
 * that this test does not send theirs.
 */
const start = Date.UTC(2090, 0, 1);
const data = { language: 'en' as const, name: 'Lan', url: 'https://vongxe.example/' };

/** Stand-in for a mail server. Records the receiver of each accepted email. */
const newOffice = () => {
  const accepted: { to: string; messageId: string }[] = [];
  const take: Mailer = async ({ to, messageId }) => {
    accepted.push({ to, messageId });
    return { ok: true };
  };
  return { accepted, take };
};
class Killed extends Error {}

/** Firestore that kills the worker at the nth transaction. */
const dyingAt = (turn: number): Firestore => {
  let count = 0;
  return new Proxy(documents, {
    get: (target, name) => {
      if (name !== 'runTransaction') return Reflect.get(target, name).bind(target);
      return (...args: Parameters<Firestore['runTransaction']>) => {
        count += 1;
        return count === turn ? Promise.reject(new Killed()) : target.runTransaction(...args);
      };
    },
  });
};

type Office = ReturnType<typeof newOffice>;
const failpoints: [name: string, twice: boolean, firstTry: (office: Office) => [Firestore, Mailer]][] = [
  ['before the claim', false, ({ take }) => [dyingAt(1), take]],
  ['after the claim', false, () => [documents, () => Promise.reject(new Killed())]],
  [
    'while the server is asked',
    false,
    () => [documents, () => new Promise((_, reject) => setImmediate(() => reject(new Killed())))],
  ],
  [
    'after the server has accepted',
    true,
    ({ take }) => [documents, (email) => take(email).then(() => Promise.reject(new Killed()))],
  ],
  ['before the acknowledgement', true, ({ take }) => [dyingAt(2), take]],
];

describe.each(failpoints)('a worker killed %s, again and again', (_, twice, firstTry) => {
  it('loses no email, and doubles none outside the window that SMTP leaves', async () => {
    const office = newOffice();
    const emails = await Promise.all(
      Array.from({ length: repeats }, async () => {
        const source = fresh('killed');
        const to = `${source}@example.com`;
        await queueEmail(documents, { kind: 'confirmation', source, to, data }, start);
        return { id: `confirmation_${source}`, to };
      }),
    );
    for (const { id } of emails) {
      const [store, mailer] = firstTry(office);
      const attempt = deliverEmail(store, id, { mailer, host: 'vongxe.example', clock: () => start });
      await expect(attempt).rejects.toThrow(Killed);
    }
    // Leases end after a minute, and retries run every minute.
    for (const minute of [1, 2])
      await deliverDueEmails(documents, {
        mailer: office.take,
        host: 'vongxe.example',
        clock: () => start + minute * 60_000,
      });
    for (const { id, to } of emails) {
      const mine = office.accepted.filter((it) => it.to === to);
      expect(mine).toHaveLength(twice ? 2 : 1);
      expect(new Set(mine.map(({ messageId }) => messageId)).size).toBe(1);
      const { state, uncertain } = (await documents.doc(`mail/${id}`).get()).data() ?? {};
      expect(state).toBe('sent');
      if (twice) expect(uncertain).toBe(true);
    }
  });
});

it('a mail server that is away for a minute gets all hundred emails afterwards, once each', async () => {
  const office = newOffice();
  const begin = start + 86_400_000;
  let now = begin;
  const mailer: Mailer = async (email) =>
    now < begin + 60_000
      ? { ok: false, fault: 'server', reason: 'connection', error: 'ESOCKET' }
      : office.take(email);
  const emails = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const source = fresh('waiting');
      const to = `${source}@example.com`;
      await queueEmail(documents, { kind: 'confirmation', source, to, data }, begin);
      return { id: `confirmation_${source}`, to };
    }),
  );
  const with_ = { mailer, host: `${fresh('host')}.example`, clock: () => now };
  // Ten at a time: all use their mail server's document, and the emulator aborts slow transactions.
  for (let first = 0; first < emails.length; first += 10)
    await Promise.all(emails.slice(first, first + 10).map(({ id }) => deliverEmail(documents, id, with_)));
  expect(office.accepted).toEqual([]);
  for (let minute = 1; minute <= 3; minute += 1) {
    now = begin + minute * 60_000;
    await deliverDueEmails(documents, with_);
  }
  const accepted = office.accepted.map(({ to }) => to).filter((to) => to.startsWith('waiting'));
  expect(accepted.sort()).toEqual(emails.map(({ to }) => to).sort());
});
