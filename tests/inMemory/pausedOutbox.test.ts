import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverDueEmails, deliverEmail, type PostOffice } from '../../functions/src/emails/deliverEmail.ts';
import { queueEmail } from '../../functions/src/emails/queueEmail.ts';
import { smtpMailer } from '../../functions/src/emails/smtpMailer.ts';
import type { AdminContext } from '../../functions/src/moderation/adminAction.ts';
import { resumeOutbox } from '../../functions/src/moderation/resumeOutbox.ts';
import { pauseOf, readPause } from '../../functions/src/readers/pause.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { accepted, begun, failures, listen, mailServer, refusal, stop, works } from './mailServer.ts';
import { documents, fresh } from './memorySuite.ts';

const minute = 60_000;
const data = { language: 'en' as const, url: 'https://vongxe.example/auth/action?mode=addEmail&oobCode=x' };

afterEach(async () => {
  await stop();
  const { docs } = await documents.collection('mail').get();
  await Promise.all(
    docs.filter(({ id }) => id.startsWith('confirmation_paused')).map(({ ref }) => ref.delete()),
  );
});

let now = 0;
const user = ['site', 'any'].join(':');
let port = 0;
let office: PostOffice;
let turn = 0;
vi.mock('firebase-functions/logger', { spy: true });
const log = { error: vi.mocked(logger.error), warn: vi.mocked(logger.warn), info: vi.mocked(logger.info) };
beforeEach(async () => {
  for (const method of Object.values(log)) method.mockReset().mockReturnValue();
  mailServer.answers = works;
  accepted.length = 0;
  begun.length = 0;
  // Each test uses different years, so that other tests' emails are not due.
  turn += 1;
  now = Date.UTC(2300 + turn, 0, 1);
  port = await listen();
  office = {
    mailer: smtpMailer(`smtp://${user}@127.0.0.1:${port}?ignoreTLS=true`, 'Vongxe <hello@vongxe.example>'),
    host: `${fresh('host')}.example`,
    clock: () => now,
  };
});

const queue = async (count = 1) => {
  const sources = Array.from({ length: count }, () => fresh('paused'));
  for (const source of sources)
    await queueEmail(documents, { kind: 'confirmation', source, to: `${source}@example.com`, data }, now);
  // Emails that fail later must be due after these.
  now += 1;
  return sources.map((source) => ({ id: `confirmation_${source}`, to: `${source}@example.com` }));
};
const mailAt = async ({ id }: { id: string }) => (await documents.doc(`mail/${id}`).get()).data();
const pause = () => readPause(pauseOf(documents, office.host));
const deliverEach = async (emails: readonly { id: string }[]) => {
  for (const { id } of emails) await deliverEmail(documents, id, office);
};

describe.each(failures)('a mail server that %s', (_, failing, reason, error) => {
  it('pauses all emails, loses none, and gets each once when it is mended', async () => {
    const emails = await queue(6);
    if (failing === 'away') await stop();
    else mailServer.answers = failing;
    await deliverEach(emails);
    expect(await pause()).toMatchObject({ reason, failures: 1, until: now + minute });
    expect((await pause())?.error).toContain(error);
    expect(begun.length).toBe(failing === 'away' ? 0 : 1);
    for (const minutes of [2, 5]) {
      now = ((await pause())?.until ?? now) - 1;
      expect(await deliverDueEmails(documents, office)).toBe(0);
      now += 1;
      expect(await deliverDueEmails(documents, office)).toBe(1);
      expect((await pause())?.until).toBe(now + minutes * minute);
    }
    for (const email of emails) expect(await mailAt(email)).toMatchObject({ state: 'queued' });
    expect(accepted).toEqual([]);
    mailServer.answers = works;
    if (failing === 'away') await listen(port);
    now += hour;
    await deliverDueEmails(documents, office);
    expect(accepted.toSorted()).toEqual(emails.map(({ to }) => to).toSorted());
    for (const email of emails) expect(await mailAt(email)).toMatchObject({ state: 'sent', data: null });
    expect(await pause()).toBeNull();
    await deliverDueEmails(documents, office);
    expect(accepted).toHaveLength(6);
  });
});

it('a mail server that fails for a week is asked by another email each time, and no email is lost', async () => {
  const emails = await queue(3);
  const attempts: string[] = [];
  const mailer: PostOffice['mailer'] = async ({ to }) => {
    attempts.push(to);
    return { ok: false, fault: 'server', reason: 'login', error: 'EAUTH 535' };
  };
  const end = now + 7 * day;
  for (; now < end; now = (await pause())?.until ?? now)
    await deliverDueEmails(documents, { ...office, mailer });
  expect(attempts.slice(0, 6)).toEqual([...emails, ...emails].map(({ to }) => to));
  // Attempts at 0, 1, 3, 8, 18, 38 and 68 minutes, then each hour.
  expect(attempts).toHaveLength(173);
  await deliverDueEmails(documents, office);
  expect(accepted.toSorted()).toEqual(emails.map(({ to }) => to).toSorted());
});

it('its second failure in a row is an alarm in the log, and so is each after it; nothing there is personal', async () => {
  mailServer.answers = {
    onAuth: (_, __, done) => done(refusal(535, '5.7.8 hello@vongxe.example is not let in')),
  };
  const [email] = await queue();
  await deliverDueEmails(documents, office);
  expect(log.error).not.toHaveBeenCalled();
  now += minute;
  await deliverDueEmails(documents, office);
  expect(log.error.mock.calls).toEqual([
    [
      'the outbox is paused',
      {
        reason: 'login',
        error: expect.stringMatching(/^EAUTH 535/),
        failures: 2,
        since: now - minute,
        until: now + 2 * minute,
      },
    ],
  ]);
  mailServer.answers = works;
  now += 2 * minute;
  await deliverDueEmails(documents, office);
  expect(log.info).toHaveBeenCalledWith('the outbox goes on', { since: now - 3 * minute, failures: 2 });
  expect(JSON.stringify([log.error, log.warn, log.info].map(({ mock }) => mock.calls))).not.toContain('@');
  expect(email && (await mailAt(email))).toMatchObject({ state: 'sent' });
});

it('one email at a time asks whether it is mended, however many come meanwhile', async () => {
  const emails = await queue(8);
  mailServer.answers = { onAuth: (_, __, done) => done(refusal(535, 'no')) };
  await deliverEach(emails);
  now += minute;
  begun.length = 0;
  await Promise.all([
    deliverDueEmails(documents, office),
    ...emails.map(({ id }) => deliverEmail(documents, id, office)),
  ]);
  expect(begun).toHaveLength(1);
  const stored = await Promise.all(emails.map(mailAt));
  expect(stored.reduce((sum, mail) => sum + (mail?.attempts ?? 0), 0)).toBe(2);
});

it('a probe whose worker is killed is followed by another when its lease ends', async () => {
  const emails = await queue(2);
  mailServer.answers = { onAuth: (_, __, done) => done(refusal(535, 'no')) };
  await deliverEach(emails);
  now += minute;
  const killed = { ...office, mailer: () => Promise.reject(new Error('killed')) };
  await expect(deliverDueEmails(documents, killed)).rejects.toThrow('killed');
  mailServer.answers = works;
  now += minute - 1;
  expect(await deliverDueEmails(documents, office)).toBe(0);
  now += 1;
  await deliverDueEmails(documents, office);
  expect(accepted.toSorted()).toEqual(emails.map(({ to }) => to).toSorted());
  expect(await pause()).toBeNull();
});

describe('a receiver that fails', () => {
  it.each([
    ['does not exist', 550, '5.1.1 No such user'],
    ['does not exist, in the words of old servers', 550, 'No such user'],
  ])('because the address %s ends its own email alone', async (_, code, words) => {
    const [gone, other] = await queue(2);
    mailServer.answers = {
      onRcptTo: ({ address }, _session, done) => done(address === gone?.to ? refusal(code, words) : null),
    };
    await deliverDueEmails(documents, office);
    expect(gone && (await mailAt(gone))).toMatchObject({ state: 'dead', attempts: 1, due_at: null });
    expect(accepted).toEqual([other?.to]);
    expect(await pause()).toBeNull();
  });

  it.each([
    ['greylists', 451, '4.7.1 Greylisted'],
    ['has a full mailbox', 552, '5.2.2 Mailbox full'],
  ])('because it %s delays its own email alone, which arrives hours later', async (_, code, words) => {
    const [delayed, other] = await queue(2);
    mailServer.answers = {
      onRcptTo: ({ address }, _session, done) => done(address === delayed?.to ? refusal(code, words) : null),
    };
    const end = now + 6 * hour;
    for (; now < end; now += 5 * minute) await deliverDueEmails(documents, office);
    expect(accepted).toEqual([other?.to]);
    expect(delayed && (await mailAt(delayed))).toMatchObject({ state: 'queued', delays: 6 });
    expect(await pause()).toBeNull();
    mailServer.answers = works;
    now += 4 * hour;
    await deliverDueEmails(documents, office);
    expect(accepted).toEqual([other?.to, delayed?.to]);
  });

  it('for three days is given up, which an operator reads in the log', async () => {
    const [full] = await queue();
    mailServer.answers = { onRcptTo: (_, __, done) => done(refusal(452, '4.2.2 Mailbox full')) };
    const end = now + 4 * day;
    for (; now < end; now += hour) await deliverDueEmails(documents, office);
    expect(full && (await mailAt(full))).toMatchObject({ state: 'dead', delays: 12 });
    expect(log.error.mock.calls).toEqual([['an email was given up', { id: full?.id }]]);
  });
});

it('an email that makes the server hang up each time holds up the others for a minute, not for ever', async () => {
  const [poison, ...others] = await queue(4);
  mailServer.answers = {
    onRcptTo: ({ address }, _session, done) => done(address === poison?.to ? refusal(421, 'Go') : null),
  };
  await deliverEach([...(poison ? [poison] : []), ...others]);
  expect(accepted).toEqual([]);
  now += minute;
  await deliverDueEmails(documents, office);
  expect(accepted.toSorted()).toEqual(others.map(({ to }) => to).toSorted());
});

it('devices are told while the mail server fails', async () => {
  mailServer.answers = { onAuth: (_, __, done) => done(refusal(535, 'no')) };
  await deliverEach(await queue());
  const push = vi.fn(async () => 'accepted' as const);
  const [notification] = await queue();
  await documents.doc(`mail/${notification?.id}`).update({ receiver_id: 'u' });
  await deliverEmail(documents, notification?.id ?? '', { ...office, push });
  expect(notification && (await mailAt(notification))).toMatchObject({ state: 'sent' });
  expect([push.mock.calls.length, begun.length, (await pause())?.failures]).toEqual([1, 1, 1]);
});

describe('an operator who presses "Try now"', () => {
  const context = (): AdminContext => ({
    documents,
    operator: 'op',
    accounts: async () => null,
    answerTo: 'op@vongxe.example',
    now,
  });
  const audited = async () =>
    (await documents.collection('audit').where('target', '==', `outbox/${office.host}`).get()).size;

  it('does not wait for the end of the pause', async () => {
    const [email] = await queue();
    mailServer.answers = { onAuth: (_, __, done) => done(refusal(535, 'no')) };
    for (let tries = 0; tries < 8; tries += 1) {
      await deliverDueEmails(documents, office);
      now = (await pause())?.until ?? now;
    }
    await deliverDueEmails(documents, office);
    mailServer.answers = works;
    now += minute;
    expect(await deliverDueEmails(documents, office)).toBe(0);
    expect(await resumeOutbox(context(), office.host)).toBe('done');
    expect(await deliverDueEmails(documents, office, 1)).toBe(1);
    expect(email && (await mailAt(email))).toMatchObject({ state: 'sent' });
    expect([await pause(), await audited()]).toEqual([null, 1]);
  });

  it('changes nothing where emails go out', async () => {
    expect(await resumeOutbox(context(), office.host)).toBe('same');
    expect(await audited()).toBe(0);
  });

  it('tries one that waits for its own turn, where no other does, and none that was never due', async () => {
    const [email] = await queue();
    const [visit] = await queue();
    mailServer.answers = { onAuth: (_, __, done) => done(refusal(535, 'no')) };
    await deliverDueEmails(documents, office);
    await documents.doc(`mail/${email?.id}`).update({ due_at: Timestamp.fromMillis(now + 2 * hour) });
    await documents
      .doc(`mail/${visit?.id}`)
      .update({ due_at: Timestamp.fromMillis(now + hour), attempts: 0 });
    mailServer.answers = works;
    expect(await resumeOutbox(context(), office.host)).toBe('done');
    await deliverDueEmails(documents, office, 1);
    expect(accepted).toEqual([email?.to]);
  });
});
