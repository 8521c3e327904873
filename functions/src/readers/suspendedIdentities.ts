import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type SuspendReason, suspendReasons } from '../../../src/domain/moderation/moderation.ts';
import { SuspensionMark } from '../../../src/domain/moderation/suspensionMark.schema.ts';
import { isProven, type MarkKind, type ProvenKind } from '../../../src/domain/moderation/suspensionMark.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Accounts, Confirmed } from './findPerson.ts';
import { believedKind, identityId, markId } from './identityId.plan.ts';

/*
 * suspension_marks/{signed hash}_{person}: a suspended person's identities, as irreversible hashes. They outlive
 * the account, so that deleting it does not lift the suspension.
 */
const marks = (documents: Firestore) => documents.collection('suspension_marks');

/** Milliseconds for which a mark bars other accounts. */
export const markLifetime = 730 * day;
const atOnce = 300;
const maxMarks = 20;

type Identity<Kind extends MarkKind = MarkKind> = readonly [kind: Kind, value: string];
const Mark = z.object(z.pick(SuspensionMark, { user_id: true, kind: true, reason: true }).shape);
type Mark = z.infer<typeof Mark>;
/** Bars other accounts with the same confirmed identity. */
export type Bar = Mark & { kind: ProvenKind };
export type Marks = { documents: Firestore; secret: string };
type Needs = Marks & { accounts: Accounts };

const confirmedIdentities = (account: Confirmed | null): Identity<ProvenKind>[] => [
  ...(account?.email ? [['address', account.email] as const] : []),
  ...(account?.phone ? [['phone', account.phone] as const] : []),
  ...(account?.zalo ? [['zalo', account.zalo] as const] : []),
];

const Photos = z.object({ hashes: z.record(z.string(), z.string()) });

const photosOf = async (documents: Firestore, listingId: string): Promise<Identity<'photo'>[]> => {
  const { data } = Photos.safeParse(
    (await documents.collection('listing_photos').doc(listingId).get()).data(),
  );
  return Object.values(data?.hashes ?? {}).map((hash) => ['photo', hash]);
};

const numbersOf = async (documents: Firestore, listingId: string): Promise<Identity<'typed'>[]> => {
  const contacts = await documents.collection('motorcycles').doc(listingId).collection('contact').get();
  return contacts.docs.map((contact) => ['typed', String(contact.get('value'))]);
};

/** Returns identities in a person's public listings. Drafts are no evidence: only their owner sees them. */
const shownBy = async (documents: Firestore, userId: string): Promise<Identity[]> => {
  const listings = await documents
    .collection('motorcycles')
    .where('user_id', '==', userId)
    .select('slug')
    .get();
  const published = listings.docs.filter((listing) => typeof listing.get('slug') === 'string');
  const shown = published.flatMap(({ id }) => [numbersOf(documents, id), photosOf(documents, id)]);
  return (await Promise.all<Identity[]>(shown)).flat();
};

export const rememberIdentities = async (
  { documents, accounts, secret }: Needs,
  userId: string,
  reason: SuspendReason,
  now: number,
): Promise<void> => {
  const identities = [...confirmedIdentities(await accounts(userId)), ...(await shownBy(documents, userId))];
  const writer = documents.bulkWriter();
  const written = new Map(identities.map(([kind, value]) => [identityId(secret, kind, value), kind]));
  for (const [identity, kind] of written)
    void writer.set(marks(documents).doc(markId(identity, userId)), {
      user_id: userId,
      kind,
      reason,
      expires_at: Timestamp.fromMillis(now + markLifetime),
    });
  await writer.close();
};

/** Stores the identities of a suspended person who deletes the account before the suspension is applied. */
export const rememberLeaver = async (needs: Needs, userId: string, now: number): Promise<void> => {
  const suspension = await needs.documents.collection('suspensions').doc(userId).get();
  const reason = z.enum(suspendReasons).safeParse(suspension.get('reason'));
  if (reason.success) await rememberIdentities(needs, userId, reason.data, now);
};

/** Deletes the marks of a person whose suspension was lifted. Other people's marks stay. */
export const forgetIdentities = async (documents: Firestore, userId: string): Promise<void> => {
  for (;;) {
    const page = await marks(documents).where('user_id', '==', userId).limit(atOnce).get();
    if (page.empty) return;
    const batch = documents.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
  }
};

const marksOfOthers = async (
  { documents, secret }: Marks,
  userId: string,
  identities: readonly Identity[],
): Promise<Mark[]> => {
  const id = FieldPath.documentId();
  const snapshots = await Promise.all(
    identities.map(([kind, value]) => {
      const identity = identityId(secret, kind, value);
      const named = marks(documents).where(id, '>=', identity).where(id, '<', `${identity}\uf8ff`);
      return named.limit(maxMarks).get();
    }),
  );
  return snapshots
    .flatMap(({ docs }) => docs)
    .flatMap((snapshot) => {
      const { data } = Mark.safeParse(snapshot.data());
      return data && data.user_id !== userId ? [{ ...data, kind: believedKind(snapshot.id, data.kind) }] : [];
    });
};

/**
 * Finds a suspended person with the same confirmed email address, phone number or Zalo account. Null if an
 * operator exempted this account.
 */
export const findBar = async (needs: Marks, userId: string, account: Confirmed): Promise<Bar | null> => {
  const others = await marksOfOthers(needs, userId, confirmedIdentities(account));
  const bar = others.find((mark): mark is Bar => isProven(mark.kind));
  if (!bar) return null;
  const reinstatement = await needs.documents.collection('reinstatements').doc(userId).get();
  return reinstatement.exists ? null : bar;
};

export const showsPhotoOfSuspended = async (
  needs: Marks,
  userId: string,
  listingId: string,
): Promise<boolean> =>
  (await marksOfOthers(needs, userId, await photosOf(needs.documents, listingId))).length > 0;

export const isPhoneOfSuspended = async (
  needs: Marks,
  userId: string,
  phones: readonly string[],
): Promise<boolean> => {
  const identities = phones.flatMap((phone): Identity[] => [
    ['phone', phone],
    ['typed', phone],
  ]);
  return (await marksOfOthers(needs, userId, identities)).length > 0;
};
