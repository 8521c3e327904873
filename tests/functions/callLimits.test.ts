import { expect, it } from 'vitest';
import { takeContactMessage } from '../../functions/src/entries/sendContactMessage.call.ts';
import { hashedId } from '../../functions/src/http/hashedId.plan.ts';
import { canonicalAddress } from '../../functions/src/readers/canonicalAddress.plan.ts';
import { newId } from '../../src/domain/platform/newId.ts';
import { createOperator } from './operators.ts';
import { createMember } from './people.ts';
import { call, documents, fresh } from './suite.ts';

/* Tests write counters, which is faster than many calls. */

type Member = Awaited<ReturnType<typeof createMember>>;
const byAccount = ({ id }: Member) => id;
/** A new account with the same mailbox counts as the same person. */
const byMailbox = ({ email }: Member) => hashedId(canonicalAddress(email));
const member = () => createMember();
const newcomer = () => createMember('Lan', false);
const none = '00000000-0000-4000-8000-000000000000';

const calls: [name: string, times: number, action: string, ask: () => object, who?: Rest][] = [
  ['confirmProviderAddress', 20, 'provider', () => ({}), { by: byAccount, as: newcomer }],
  ['endOtherSessions', 20, 'sessions', () => ({})],
  ['refreshConfirmed', 20, 'confirmed', () => ({})],
  ['confirmAddedEmail', 20, 'confirm_email', () => ({ token: 'none' })],
  ['exportAccount', 10, 'export', () => ({})],
  ['listingFigures', 120, 'figures', () => ({})],
  ['listingDays', 60, 'listing_days', () => ({ listing_id: 'none' })],
  ['ownQuotas', 60, 'own_quotas', () => ({})],
  ['ownShop', 120, 'own_shop', () => ({ act: 'read' })],
  ['readStock', 300, 'read_stock', () => ({ rows: null })],
  [
    'changeStock',
    300,
    'change_stock',
    () => ({ action: { act: 'status', status: 'sold', bikes: ['none'] } }),
  ],
  ['readPhotos', 1_000, 'read_photos', () => ({ thread: 'none', photos: [none], size: 'card' })],
  [
    'sendPhotos',
    60,
    'send_photos',
    () => ({ id: newId(), language: 'vi', thread: 'none', reply: { message: '', photos: [none] } }),
  ],
  ['pushDevice', 60, 'devices', () => ({ act: 'see', endpoint: 'none' })],
  [
    'performAdminAction',
    600,
    'performAdminAction',
    () => ({ action: { act: 'keep', listing: 'none' }, seen: 0 }),
    operator(),
  ],
  ['readAdmin', 2_000, 'desk', () => ({ question: { queue: 'figures' } }), operator()],
  ['revealContact', 30, 'reveal', () => ({ listing_id: 'none', channel: 'phone' })],
  ['sendConfirmation', 5, 'confirmation', () => ({ language: 'en' }), { by: byAccount, as: newcomer }],
  [
    'sendSupportRequest',
    5,
    'support',
    () => ({ id: newId(), request: { subject: 'Help', message: 'Please.' } }),
    { by: byMailbox, as: member },
  ],
  [
    'reportListing',
    10,
    'report',
    () => ({ listing_id: 'none', report: { reason: 'scam', message: null } }),
    { by: byMailbox, as: member },
  ],
  [
    'writeReview',
    10,
    'review',
    () => ({ thread: 'none', review: { stars: 5, tags: [], words: null } }),
    { by: byMailbox, as: member },
  ],
  [
    'answerReview',
    20,
    'answer',
    () => ({ review: 'none_buyer', words: 'Hi' }),
    { by: byMailbox, as: member },
  ],
  [
    'reportReview',
    10,
    'report_review',
    () => ({ review: 'none_buyer', report: { reason: 'spam', message: null } }),
    { by: byMailbox, as: member },
  ],
  [
    'reportConversation',
    10,
    'report',
    () => ({ thread: 'none', said: ['question'], report: { reason: 'scam', message: null } }),
    { by: byMailbox, as: member },
  ],
];
type Rest = { by: (member: Member) => string; as: () => Promise<Member> };
function operator(): Rest {
  return { by: byAccount, as: createOperator };
}

it.each(calls)(
  '%s: %i an hour, and then no more',
  async (name, times, action, ask, { by, as } = { by: byAccount, as: member }) => {
    const somebody = await as();
    const hour = Math.floor(Date.now() / 3_600_000);
    for (const window of [hour, hour + 1])
      await documents.doc(`limits/${by(somebody)}_${action}_${window}`).set({ used: times - 1 });
    expect((await call(name, ask(), somebody.token)).status).not.toBe(429);
    expect((await call(name, ask(), somebody.token)).status).toBe(429);
  },
);

it('an account is deleted at the tenth try in an hour, or not until the next', async () => {
  const { id, token } = await createMember();
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const window of [hour, hour + 1])
    await documents.doc(`limits/${id}_delete_${window}`).set({ used: 10 });
  expect((await call('deleteAccount', {}, token)).status).toBe(429);
  expect((await documents.doc(`erasures/${id}`).get()).exists).toBe(false);
});

it('a hundred numbers a day are enough, in however many hours', async () => {
  const { id, token } = await createMember();
  const day = Math.floor(Date.now() / 86_400_000);
  for (const window of [day, day + 1])
    await documents.doc(`limits/${id}_reveals_${window}`).set({ used: 100 });
  expect((await call('revealContact', { listing_id: 'none', channel: 'phone' }, token)).status).toBe(429);
});

it('from one network come five messages of the contact page an hour, each of which is kept and mailed', async () => {
  const operator = `${fresh('operator')}@example.com`;
  const [visitor, now] = [fresh('visitor'), Date.UTC(2103, 0, 1)];
  const someone = { first_name: 'Lan', last_name: 'Tran', email: 'lan@example.com' };
  const ids = Array.from({ length: 6 }, newId);
  const sent = [];
  for (const id of ids) {
    const message = { ...someone, subject: 'Hello', message: 'Is this on?' };
    const needs = { documents, operator, visitor, now };
    sent.push(await takeContactMessage({ id, language: 'vi', message }, needs));
  }
  expect(sent).toEqual([true, true, true, true, true, false]);
  const stored = await Promise.all(ids.map((id) => documents.doc(`contact_messages/${id}`).get()));
  expect(stored.map((message) => message.get('message'))).toEqual([
    ...Array(5).fill('Is this on?'),
    undefined,
  ]);
  const mail = await documents.collection('mail').where('to', '==', operator).get();
  expect(mail.docs.map((email) => email.get('kind'))).toEqual(Array(5).fill('contactMessage'));
});
