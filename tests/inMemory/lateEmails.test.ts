import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetLinkFor } from '../../functions/src/accounts/resetLink.ts';
import { deliverEmail, type Mailer } from '../../functions/src/emails/deliverEmail.ts';
import type { Written } from '../../functions/src/emails/mail.ts';
import { queueEmail } from '../../functions/src/emails/queueEmail.ts';
import { type Links, linksOf, renewLink } from '../../functions/src/flows/renewLink.ts';
import type { Inquiry } from '../../src/domain/conversations/inquiry.schema.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { everyEmail } from '../fixtures/everyEmail.ts';
import { accounts } from './memoryAccounts.ts';
import { createMember } from './memoryPeople.ts';
import { documents, fresh } from './memorySuite.ts';

const minute = 60_000;
const start = Date.UTC(2290, 0, 1);
const old = 'https://vongxe.example/vi/auth/action?mode=resetPassword&oobCode=old';
const links = (thread = 't') => ({
  confirm: 'https://vongxe.example/auth/action?mode=verifyEmail&redirect=%2Fsell&oobCode=old',
  ...{ reset: old, thread: `https://vongxe.example/vi/messages#${thread}` },
  ...{ listing: old, myListings: old, alerts: old, stop: old, keep: old, sold: old, pause: old },
});

const sent: Parameters<Mailer>[0][] = [];
beforeEach(() => void sent.splice(0));
const mailer: Mailer = async (email) => {
  sent.push(email);
  return { ok: true };
};
const fresher: Links = {
  passwordReset: async () => 'https://x.example/?mode=resetPassword&oobCode=new',
  confirmation: async () => 'https://x.example/?mode=verifyEmail&oobCode=new',
};

type Late = { by: number; source?: string; receiver_id?: string; links?: Links };
const deliverLate = async (written: Written, { by, source = fresh('late'), ...late }: Late) => {
  const { links = fresher, ...receiver } = late;
  await queueEmail(documents, { ...written, source, ...receiver }, start);
  const id = `${written.kind}_${source}`;
  const renew = (mail: Parameters<typeof renewLink>[0], now: number) => renewLink(mail, now, links);
  await deliverEmail(documents, id, { mailer, renew, host: 'late.example', clock: () => start + by });
  return (await documents.doc(`mail/${id}`).get()).get('state') ?? 'dropped';
};

const to = () => `${fresh('late')}@example.com`;

describe('a link', () => {
  it.each([
    ['passwordReset', 29 * minute, 'oobCode=old'],
    ['passwordReset', 31 * minute, 'mode=resetPassword&oobCode=new'],
    ['confirmation', 47 * hour, 'oobCode=old'],
    // The new link leads to the page that the reader wanted.
    ['confirmation', 49 * hour, 'mode=verifyEmail&redirect=%2Fsell&oobCode=new'],
  ] as const)('of %s that goes %i ms late works', async (kind, by, link) => {
    expect(await deliverLate(everyEmail(to(), links())[kind], { by })).toBe('sent');
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining(link)]);
  });

  it('that adds an address stays as it was signed', async () => {
    const adding = { ...links(), confirm: 'https://vongxe.example/auth/action?mode=addEmail&oobCode=old' };
    await deliverLate(everyEmail(to(), adding).confirmation, { by: 2.5 * day });
    expect(sent[0]?.text).toContain('mode=addEmail&oobCode=old');
  });

  it('that nobody needs any more does not go', async () => {
    const { email } = await createMember('Lan', true);
    const real = linksOf(async () => accounts);
    const written = everyEmail(email, links());
    expect(await deliverLate(written.confirmation, { by: 3 * day, links: real })).toBe('sent');
    expect(await deliverLate(everyEmail(to(), links()).confirmation, { by: 3 * day, links: real })).toBe(
      'sent',
    );
    expect(sent).toEqual([]);
    expect(await resetLinkFor(accounts, email)).toContain('mode=resetPassword');
    await deliverLate(written.passwordReset, { by: 3 * day, links: real });
    expect(sent.map((it) => it.to)).toEqual([email]);
  });

  it('that cannot be made now waits, and fails nobody else', async () => {
    const failing = () => Promise.reject(new Error('Auth is away'));
    const broken = { passwordReset: failing, confirmation: failing };
    expect(await deliverLate(everyEmail(to(), links()).passwordReset, { by: hour, links: broken })).toBe(
      'queued',
    );
  });

  it('that was asked for again goes once, the last one', async () => {
    const [address, who] = [to(), fresh('who')];
    const written = everyEmail(address, links()).passwordReset;
    await queueEmail(documents, { ...written, source: `${who}_2` }, start + 1);
    expect(await deliverLate(written, { by: hour, source: `${who}_1` })).toBe('dropped');
    // A newer email to the same address from another account does not outdate this one.
    const confirmation = everyEmail(address, links()).confirmation;
    await queueEmail(documents, { ...confirmation, source: `${fresh('stranger')}_1` }, start + 1);
    expect(await deliverLate(confirmation, { by: hour, source: `${who}_1` })).toBe('sent');
  });
});

describe('a notification', () => {
  const converse = async (changes: Partial<Inquiry> = {}) => {
    const thread = fresh('thread');
    const inquiry = buildInquiry({ seller_id: 'an', buyer_id: 'binh', ...changes });
    const moments = Object.entries(inquiry).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
    ]);
    await documents.doc(`inquiries/${thread}`).set(Object.fromEntries(moments));
    return everyEmail(to(), links(thread));
  };

  it.each([
    ['nobody has seen goes', {}, 'sent'],
    ['its reader saw before goes', { seller_seen_at: start - 1 }, 'sent'],
    ['the other has seen goes', { buyer_seen_at: start + 1 }, 'sent'],
    ['its reader has seen meanwhile does not go', { seller_seen_at: start + 1 }, 'dropped'],
    ['is of a closed conversation does not go', { status: 'closed' }, 'dropped'],
  ] as const)('of a question that %s', async (_, changes, state) => {
    const { inquiry, reply } = await converse(changes);
    expect(await deliverLate(inquiry, { by: hour, receiver_id: 'an' })).toBe(state);
    expect(await deliverLate(reply, { by: hour, receiver_id: 'an' })).toBe(state);
  });

  it('that is not late goes without a look', async () => {
    const { inquiry } = await converse({ seller_seen_at: start + 1 });
    expect(await deliverLate(inquiry, { by: 9 * minute, receiver_id: 'an' })).toBe('sent');
  });

  it('of a visit that has been does not go', async () => {
    const { visitAgreed } = await converse();
    if (visitAgreed.kind !== 'visitAgreed' || !visitAgreed.data) throw new Error('no visit');
    const soon = { ...visitAgreed.data, visit: { place: 'Huế', starts_at: start + hour } };
    expect(await deliverLate({ ...visitAgreed, data: soon }, { by: 2 * hour })).toBe('dropped');
    expect(await deliverLate({ ...visitAgreed, data: soon }, { by: hour / 2 })).toBe('sent');
  });
});
