import * as fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { addressCollections } from '../../functions/src/accounts/personalData.plan.ts';
import { type Kind, memberKinds, receivers } from '../../functions/src/emails/kinds.ts';
import { leavingOf } from '../../functions/src/entries/deleteAccount.call.ts';
import { performErasure, requestErasure } from '../../functions/src/flows/erasures.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { askAuth } from './signIn.ts';
import { accounts, call, documents, fresh, site } from './suite.ts';

/* Tests that deletion erases data by the account's id, and by its email address only if confirmed. */

/** Number of generated cases. A case takes 40 ms in memory, 7 s on the emulators. */
const inMemory = process.env.ON_EMULATORS === 'need' ? 20 : 60;
const numRuns = process.env.FIRESTORE_EMULATOR_HOST ? 1 : inMemory;
const nobodyToClose = async () => {};
const kinds = Object.keys(receivers) as Kind[];
/** Kinds of emails whose id begins with the account's id. */
const named: readonly Kind[] = ['confirmation', 'alertFinds', 'report'];

type Collection = keyof typeof addressCollections;
type World = { leaver: string; confirmed: string | null };
type Plan = { owner: string; address: string; kind: Kind };
/** Stores a document with an address. @returns an assertion to run after the deletion */
type Put = (plan: Plan, world: World) => Promise<() => Promise<void>>;

const isThere = async (path: string) => (await documents.doc(path).get()).exists;
const sent = (kind: Kind, to: string) => ({
  kind,
  to,
  state: 'sent',
  attempts: 1,
  due_at: null,
  uncertain: false,
  error: null,
  data: null,
  created_at: Timestamp.now(),
  expires_at: Timestamp.now(),
});

const put: Record<Collection, Put> = {
  inquiries: async ({ owner, address }, { leaver }) => {
    const path = `inquiries/${fresh('thread')}`;
    await documents
      .doc(path)
      .set(buildInquiry({ buyer_id: owner, seller_id: 'a-seller', contact_email: address }));
    return async () => {
      const left = owner === leaver ? null : address;
      expect((await documents.doc(path).get()).get('contact_email')).toBe(left);
    };
  },
  support_requests: async ({ owner, address }, { leaver }) => {
    const id = `${owner}_${fresh('help')}`;
    await documents.doc(`support_requests/${id}`).set({ user_id: owner, email: address });
    await documents.doc(`mail/supportRequest_${id}`).set(sent('supportRequest', address));
    return async () => {
      const left = owner !== leaver;
      expect(await isThere(`support_requests/${id}`)).toBe(left);
      expect(await isThere(`mail/supportRequest_${id}`)).toBe(left);
    };
  },
  contact_messages: async ({ address }, { confirmed }) => {
    const id = fresh('message');
    await documents.doc(`contact_messages/${id}`).set({ email: address, message: 'Hello' });
    await documents.doc(`mail/contactMessage_${id}`).set(sent('contactMessage', 'op@vongxe.example'));
    return async () => {
      const left = address !== confirmed;
      expect(await isThere(`contact_messages/${id}`)).toBe(left);
      expect(await isThere(`mail/contactMessage_${id}`)).toBe(left);
    };
  },
  shop_invitations: async ({ address }, { confirmed }) => {
    const path = `shop_invitations/${fresh('invitation')}`;
    await documents.doc(path).set({ shop_id: 'xe-may-hung', email: address });
    return async () => expect(await isThere(path)).toBe(address !== confirmed);
  },
  mail: async ({ owner, address, kind }, { leaver, confirmed }) => {
    const path = `mail/${kind}_${named.includes(kind) ? `${owner}_${fresh('turn')}` : fresh('source')}`;
    await documents.doc(path).set(sent(kind, address));
    return async () => {
      const byId = named.includes(kind) && owner === leaver;
      const byAddress = address === confirmed && memberKinds.includes(kind);
      expect(await isThere(path)).toBe(!byId && !byAddress);
    };
  },
  erasures: async (_, { leaver }) => {
    // The deletion itself has already created this entry.
    const path = `erasures/${leaver}`;
    return async () => expect((await documents.doc(path).get()).get('email')).toBeNull();
  },
};

/** Sign-in methods of an account, with and without a confirmed address. */
const standings = {
  'a password, not confirmed': { provider: 'password', email_verified: false },
  'Facebook, not confirmed': { provider: 'facebook.com', email_verified: false },
  'a password, confirmed': { provider: 'password', email_verified: true },
  Google: { provider: 'google.com', email_verified: true },
} as const;

const anyCase = fc.record({
  standing: fc.constantFrom(...(Object.keys(standings) as (keyof typeof standings)[])),
  /** Address that the account claims: its own, a stranger's, or the operator's. */
  claims: fc.constantFrom('own', 'stranger', 'operator'),
  plans: fc.array(
    fc.record({
      owner: fc.constantFrom('leaver', 'other'),
      address: fc.constantFrom('own', 'stranger', 'operator'),
      kind: fc.constantFrom(...kinds),
    }),
    { minLength: 4, maxLength: 8 },
  ),
});

it('whoever leaves erases nothing by an address that this account has not confirmed, in any collection', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ standing, claims, plans }) => {
      const people = { leaver: fresh('leaver'), other: fresh('other') };
      const addresses = {
        own: `${fresh('own')}@example.com`,
        stranger: `${fresh('stranger')}@example.com`,
        operator: `${fresh('operator')}@example.com`,
      };
      const { provider, email_verified } = standings[standing];
      const email = addresses[claims];
      const token = { email, email_verified, firebase: { sign_in_provider: provider, identities: {} } };
      const leaving = leavingOf({ uid: people.leaver, token } as unknown as Parameters<typeof leavingOf>[0]);
      const world = { leaver: people.leaver, confirmed: email_verified ? email : null };
      const looks = await Promise.all(
        plans.flatMap(({ owner, address, kind }) =>
          Object.values(put).map((write) =>
            write({ owner: people[owner], address: addresses[address], kind }, world),
          ),
        ),
      );
      await requestErasure(documents, leaving, Date.now());
      await performErasure(site, people.leaver, nobodyToClose);
      for (const look of looks) await look();
    }),
    { numRuns },
  );
});

it('whoever signs up with the operator’s address and deletes the account leaves the operator’s outbox alone', async () => {
  const email = 'operator@vongxe.local';
  const visitor = `${fresh('visitor')}@example.com`;
  const message = `contact_messages/${fresh('message')}`;
  await documents.doc(message).set({ email: visitor, message: 'Hello' });
  const emails = ['contactMessage', 'confirmation'] as const;
  const paths = emails.map((kind) => `mail/${kind}_${fresh('outbox')}`);
  for (const [index, kind] of emails.entries())
    await documents.doc(paths[index] ?? '').set(sent(kind, email));
  for (const address of [email, visitor]) {
    const { body } = await askAuth('signUp', {
      email: address,
      password: 'secret-word',
      returnSecureToken: true,
    });
    const uid = String(body.localId);
    expect((await accounts.getUser(uid)).emailVerified).toBe(false);
    expect(await call('deleteAccount', {}, String(body.idToken))).toMatchObject({ status: 200 });
    await performErasure(site, uid, nobodyToClose);
  }
  expect(await Promise.all([message, ...paths].map(isThere))).toEqual([true, true, true]);
});
