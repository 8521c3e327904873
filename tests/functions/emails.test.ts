import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import {
  deliverDueEmails,
  deliverEmail,
  type Mailer,
  messageIdOf,
} from '../../functions/src/emails/deliverEmail.ts';
import { queueEmail } from '../../functions/src/emails/queueEmail.ts';
import { requestConfirmation } from '../../functions/src/entries/sendConfirmation.call.ts';
import { requestPasswordReset } from '../../functions/src/entries/sendPasswordReset.call.ts';
import { consumeLimit } from '../../functions/src/http/rateLimit.ts';
import { createMember } from './people.ts';
import { askAuth } from './signIn.ts';
import { accounts, call, documents, fresh, inboxUrl, siteUrl, soon } from './suite.ts';

const data = {
  language: 'en' as const,
  name: 'Lan',
  url: `${siteUrl}/auth/action?mode=verifyEmail&oobCode=x`,
};
/** In the far future, so that the suite's triggers and retries skip these emails. */
const future = Date.UTC(2100, 0, 1);

const emailsTo = async (address: string) => {
  const response = await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as { subject: string; text: string }[];
};

const signUp = async (verified = false) => {
  const { id: uid, email, token } = await createMember('Lan', verified);
  return { email, uid, token };
};

const office = (mailer: Mailer, clock = () => future) => ({ mailer, host: 'vongxe.example', clock });
const queue = async (name: string) => {
  const source = fresh(name);
  await queueEmail(documents, { kind: 'confirmation', source, to: `${source}@example.com`, data }, future);
  return { id: `confirmation_${source}`, to: `${source}@example.com` };
};
const mail = async (id: string) => (await documents.doc(`mail/${id}`).get()).data();

it('[S6.13] the confirmation email arrives, in the visitor’s language, and its link confirms the address', async () => {
  const { email, token } = await signUp();
  expect(await call('sendConfirmation', { language: 'vi', redirect: '/vi/sell' }, token)).toMatchObject({
    status: 200,
  });
  await vi.waitFor(async () => expect(await emailsTo(email)).toHaveLength(1), soon);
  const [message] = await emailsTo(email);
  expect(message?.text).toContain('Xin chào bạn');
  expect(message?.text).not.toContain('Lan');
  const link = new URL(/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '');
  expect(link.origin + link.pathname).toBe(`${siteUrl}/vi/auth/action`);
  expect(link.searchParams.get('redirect')).toBe('/vi/sell');
  const oobCode = link.searchParams.get('oobCode');
  await askAuth('update', { oobCode });
  expect((await accounts.getUserByEmail(email)).emailVerified).toBe(true);
});

it('the email for a new password leads to our own page, and an unknown address hears the same', async () => {
  const { email } = await signUp(true);
  const nobody = `${fresh('nobody')}@example.com`;
  const answer = await call('sendPasswordReset', { email: ` ${email.toUpperCase()}`, language: 'vi' });
  const unknown = await call('sendPasswordReset', { email: nobody, language: 'vi' });
  expect(answer).toEqual(unknown);
  expect(answer.status).toBe(200);
  await vi.waitFor(async () => expect(await emailsTo(email)).toHaveLength(1), soon);
  const [message] = await emailsTo(email);
  expect(message?.text).toContain(`${siteUrl}/vi/auth/action?mode=resetPassword&oobCode=`);
  expect(await emailsTo(nobody)).toEqual([]);
});

/** Sets whether Auth hides which accounts exist, as in production. */
const protectAccounts = (enableImprovedEmailPrivacy: boolean) =>
  fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/config`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
    },
  );

it.each([true, false])(
  'a new password is answered alike for every address, and written to those who can use it (protected: %s)',
  async (isProtected) => {
    const [member, unconfirmed, disabled] = [await signUp(true), await signUp(), await signUp(true)];
    await accounts.updateUser(disabled.uid, { disabled: true });
    const nobody = { email: `${fresh('nobody')}@example.com` };
    const everybody = [member, unconfirmed, disabled, nobody].map(({ email }) => email);
    expect((await protectAccounts(isProtected)).status).toBe(200);
    try {
      const ask = (email: string) => call('sendPasswordReset', { email, language: 'vi' });
      const answers = await Promise.all(everybody.map(ask));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toEqual({ status: 200, body: '{"result":{"sent":true}}' });
    } finally {
      await protectAccounts(false);
    }
    const written = async () => Promise.all(everybody.map(async (email) => (await emailsTo(email)).length));
    await vi.waitFor(async () => expect(await written()).toEqual([1, 1, 0, 0]), soon);
  },
);

it('three emails for a new password in an hour, whether or not there is an account', async () => {
  const ask = (email: string, linkFor: () => Promise<string | null>) =>
    requestPasswordReset(
      { email, language: 'en' },
      { documents, site: siteUrl, linkFor, visitor: email, now: future },
    );
  const link = async () => 'http://x.example/?mode=resetPassword&oobCode=x';
  for (const linkFor of [link, async () => null]) {
    const email = `${fresh('often')}@example.com`;
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await ask(email, linkFor));
    expect(answers).toEqual([true, true, true, false]);
  }
});

it('refuses who is not signed in, who is confirmed already, and who sends something else', async () => {
  const { token } = await signUp();
  const { token: confirmed } = await signUp(true);
  const statuses = [
    await call('sendConfirmation', { language: 'en' }),
    await call('sendConfirmation', { language: 'en' }, confirmed),
    await call('sendConfirmation', { language: 'en', to: 'victim@example.com' }, token),
    await call('sendConfirmation', null, token),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 400, 400]);
  expect(await emailsTo('victim@example.com')).toEqual([]);
});

it('sends three in an hour to an address and refuses the fourth', async () => {
  const { uid, email } = await signUp();
  const caller = { userId: uid, email, name: 'Lan', isConfirmed: false };
  const linkFor = async () => 'http://x.example/?mode=verifyEmail&oobCode=x';
  const visitor = fresh('visitor');
  const ask = (now: number) =>
    requestConfirmation(caller, { language: 'en' }, { documents, site: siteUrl, linkFor, visitor, now });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(future)));
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(await ask(future + 3_600_000)).toBe(true);
});

it('a limiter that cannot count refuses', async () => {
  const broken = new Proxy(documents, {
    get: (target, name) =>
      name === 'runTransaction'
        ? () => Promise.reject(new Error('unavailable'))
        : Reflect.get(target, name).bind(target),
  });
  await expect(consumeLimit(broken, 'u', { action: 'a', limit: 1, seconds: 60 }, 0)).rejects.toThrow(
    'unavailable',
  );
});

it('an email whose event arrives three times at once goes out once', async () => {
  const { id, to } = await queue('thrice');
  const mailer = vi.fn<Mailer>(async () => ({ ok: true }));
  await Promise.all([1, 2, 3].map(() => deliverEmail(documents, id, office(mailer))));
  await deliverEmail(documents, id, office(mailer));
  expect(mailer.mock.calls).toMatchObject([[{ to, messageId: messageIdOf(id, 'vongxe.example') }]]);
  expect(await mail(id)).toMatchObject({ state: 'sent', due_at: null, data: null, uncertain: false });
});

it('the same action is the same email', async () => {
  const source = fresh('same');
  const message = { kind: 'confirmation' as const, source, to: 'a@example.com', data };
  const answers = await Promise.all([1, 2, 3].map(() => queueEmail(documents, message, future)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

it('a receiver whose server asks for patience is tried again, later each time, and given up after three days', async () => {
  const { id } = await queue('greylisted');
  let now = future;
  const mailer = vi.fn<Mailer>(async () => ({ ok: false, fault: 'later', error: 'EENVELOPE 451' }));
  const waits: number[] = [];
  for (;;) {
    await deliverEmail(
      documents,
      id,
      office(mailer, () => now),
    );
    const due: Timestamp | null = (await mail(id))?.due_at ?? null;
    if (!due) break;
    waits.push((due.toMillis() - now) / 60_000);
    await deliverEmail(
      documents,
      id,
      office(mailer, () => now),
    );
    now = due.toMillis();
  }
  expect(waits).toEqual([5, 15, 30, 60, 120, 240, 480, 720, 720, 720, 720, 720]);
  expect(mailer).toHaveBeenCalledTimes(13);
  expect(await mail(id)).toMatchObject({ state: 'dead', error: 'EENVELOPE 451' });
});

it('an address that does not exist is tried once', async () => {
  const { id } = await queue('refused');
  const mailer = vi.fn<Mailer>(async () => ({ ok: false, fault: 'never', error: 'EENVELOPE 550' }));
  await deliverEmail(documents, id, office(mailer));
  expect(await mail(id)).toMatchObject({ state: 'dead', attempts: 1 });
});

it('a worker that vanishes is replaced when its lease is over, under the same Message-ID', async () => {
  const { id, to } = await queue('vanished');
  const ids: string[] = [];
  const vanish: Mailer = ({ messageId }) => {
    ids.push(messageId);
    return Promise.reject(new Error('killed'));
  };
  await expect(deliverEmail(documents, id, office(vanish))).rejects.toThrow('killed');
  const mailer: Mailer = async (message) => {
    if (message.to === to) ids.push(message.messageId);
    return { ok: true };
  };
  await deliverDueEmails(
    documents,
    office(mailer, () => future + 59_000),
  );
  expect(await mail(id)).toMatchObject({ state: 'processing', attempts: 1 });
  await deliverDueEmails(
    documents,
    office(mailer, () => future + 61_000),
  );
  expect(await mail(id)).toMatchObject({ state: 'sent', uncertain: true, attempts: 2 });
  expect(ids).toEqual([messageIdOf(id, 'vongxe.example'), messageIdOf(id, 'vongxe.example')]);
});

it('an email that breaks its schema stops nobody else', async () => {
  await documents
    .doc(`mail/${fresh('broken')}`)
    .set({ due_at: Timestamp.fromMillis(future - 5), state: 'odd' });
  const { id } = await queue('after');
  await deliverDueEmails(
    documents,
    office(async () => ({ ok: true })),
  );
  expect(await mail(id)).toMatchObject({ state: 'sent' });
});
