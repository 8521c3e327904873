import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { suspendReasons } from '../../../src/domain/moderation/moderation.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Accounts } from '../accounts/findPerson.ts';
import { type IdentityKind, identityId } from './identityId.plan.ts';

/*
 * suspension_marks/{signed hash}   { user_id, kind, reason, expires_at }: the address, the numbers and the photos of
 * whoever is suspended. It outlives their account, or they would come back by leaving; nothing can be read out of it.
 */
const identities = (documents: Firestore) => documents.collection('suspension_marks');
const SuspendedIdentity = z.object({ user_id: z.string(), kind: z.string(), reason: z.enum(suspendReasons) });
export type SuspendedIdentity = z.infer<typeof SuspendedIdentity>;

const kept = 730 * day;
const atOnce = 300;

const Photos = z.object({ hashes: z.record(z.string(), z.string()) });
const photoHashes = (data: unknown): string[] => Object.values(Photos.safeParse(data).data?.hashes ?? {});

/** What is known of a listing: its numbers and what its photos look like. */
const tracesOf = async (documents: Firestore, listingId: string): Promise<[IdentityKind, string][]> => {
  const [contacts, photos] = await Promise.all([
    documents.collection('motorcycles').doc(listingId).collection('contact').get(),
    documents.collection('listing_photos').doc(listingId).get(),
  ]);
  return [
    ...contacts.docs.map((contact): [IdentityKind, string] => ['phone', String(contact.get('value'))]),
    ...photoHashes(photos.data()).map((hash): [IdentityKind, string] => ['photo', hash]),
  ];
};

/** What an account is known by: its address and its number. */
export type Marked = { email: string | null; phone?: string | null };

const knownBy = (account: Marked | null): [IdentityKind, string][] => [
  ...(account?.email ? [['address', account.email] as [IdentityKind, string]] : []),
  ...(account?.phone ? [['phone', account.phone] as [IdentityKind, string]] : []),
];

type Needs = { documents: Firestore; accounts: Accounts; secret: string };

const idsOf = (secret: string, traces: readonly (readonly [IdentityKind, string])[]) =>
  new Map(traces.map(([kind, value]) => [identityId(secret, kind, value), kind]));

/** Remembers somebody who is suspended. Safe to repeat. */
export const rememberIdentities = async (
  { documents, accounts, secret }: Needs,
  userId: string,
  reason: SuspendedIdentity['reason'],
  now: number,
): Promise<void> => {
  const account = await accounts(userId);
  const listings = await documents.collection('motorcycles').where('user_id', '==', userId).select().get();
  const traces = await Promise.all(listings.docs.map(({ id }) => tracesOf(documents, id)));
  const writer = documents.bulkWriter();
  for (const [id, kind] of idsOf(secret, [...knownBy(account), ...traces.flat()]))
    void writer.set(identities(documents).doc(id), {
      user_id: userId,
      kind,
      reason,
      expires_at: Timestamp.fromMillis(now + kept),
    });
  await writer.close();
};

/** Whoever leaves while they are suspended is remembered, if their suspension was not carried out yet. */
export const rememberLeaver = async (needs: Needs, userId: string, now: number): Promise<void> => {
  const suspension = await needs.documents.collection('suspensions').doc(userId).get();
  const reason = z.enum(suspendReasons).safeParse(suspension.get('reason'));
  if (reason.success) await rememberIdentities(needs, userId, reason.data, now);
};

/** Forgets somebody whose suspension was lifted. */
export const forgetIdentities = async (documents: Firestore, userId: string): Promise<void> => {
  for (;;) {
    const found = await identities(documents).where('user_id', '==', userId).limit(atOnce).get();
    if (found.empty) return;
    const batch = documents.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
};

/** Where the marks of an address and of a number would lie. */
export const markPlaces = (documents: Firestore, secret: string, marked: Marked) =>
  [...idsOf(secret, knownBy(marked)).keys()].map((id) => identities(documents).doc(id));

/** The marks of other people that somebody’s address or a listing of theirs bears. */
export const findSuspendedIdentities = async (
  { documents, accounts, secret }: Needs,
  userId: string,
  listingId: string,
): Promise<SuspendedIdentity[]> => {
  const account = await accounts(userId);
  const traces = await tracesOf(documents, listingId);
  const ids = [...idsOf(secret, [...knownBy(account), ...traces]).keys()];
  if (ids.length === 0) return [];
  const found = await documents.getAll(...ids.map((id) => identities(documents).doc(id)));
  return found.flatMap((snapshot) => {
    const mark = SuspendedIdentity.safeParse(snapshot.data());
    return mark.success && mark.data.user_id !== userId ? [mark.data] : [];
  });
};

/** Is one of these numbers that of somebody else who is suspended? */
export const isPhoneOfSuspended = async (
  { documents, secret }: Pick<Needs, 'documents' | 'secret'>,
  userId: string,
  phones: readonly string[],
): Promise<boolean> => {
  const ids = [
    ...idsOf(
      secret,
      phones.map((phone) => ['phone', phone] as const),
    ).keys(),
  ];
  if (ids.length === 0) return false;
  const found = await documents.getAll(...ids.map((id) => identities(documents).doc(id)));
  return found.some((mark) => mark.exists && mark.get('user_id') !== userId);
};
