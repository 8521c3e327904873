import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { phonesIn } from '../../../src/domain/contacts/phonesIn.ts';
import type { AdminPerson } from '../../../src/domain/moderation/admin.schema.ts';
import { Suspension } from '../../../src/domain/moderation/moderation.schema.ts';
import { accounts } from '../accounts/accounts.ts';
import { confirmedOf, nameOf } from '../accounts/findPerson.ts';
import { type Page, pageOf } from './pageOf.ts';
import { adminListing } from './readListings.ts';
import { findBar, type Marks } from './suspendedIdentities.ts';

const listingsAtMost = 20;

/** A word of nothing but digits and the signs between them may be a number; an id has letters. */
const phoneOf = (word: string): string | undefined =>
  /^[+\d\s.()-]+$/.test(word) ? phonesIn(word)[0] : undefined;

const findAccount = async (word: string): Promise<UserRecord | null> => {
  const auth = await accounts();
  const phone = phoneOf(word);
  try {
    if (phone !== undefined) return await auth.getUserByPhoneNumber(phone);
    return await (word.includes('@') ? auth.getUserByEmail(word) : auth.getUser(word));
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : null;
    // Nobody of that name, or a name that none can have.
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email' || code === 'auth/invalid-uid')
      return null;
    throw failure;
  }
};

const listingsOf = async (documents: Firestore, userId: string) => {
  const { docs } = await documents
    .collection('motorcycles')
    .where('user_id', '==', userId)
    .where('deleted_at', '==', null)
    .orderBy('created_at', 'desc')
    .limit(listingsAtMost)
    .get();
  return docs.flatMap((snapshot) => adminListing(snapshot) ?? []);
};

const adminPerson = async (needs: Marks, word: string): Promise<AdminPerson | null> => {
  const { documents } = needs;
  const account = await findAccount(word);
  if (!account) return null;
  const { uid, email = null, emailVerified, displayName = null, metadata, customClaims } = account;
  const [name, suspension, bar, listings] = await Promise.all([
    nameOf(documents, uid, { email, name: displayName }),
    documents.collection('suspensions').doc(uid).get(),
    findBar(needs, uid, confirmedOf(account)),
    listingsOf(documents, uid),
  ]);
  const parsed = Suspension.safeParse(suspension.data());
  return {
    id: uid,
    name,
    email,
    email_confirmed: emailVerified,
    created_at: Date.parse(metadata.creationTime) || null,
    is_operator: customClaims?.operator === true,
    suspension: parsed.success ? parsed.data : null,
    barred_by: bar && { kind: bar.kind, reason: bar.reason },
    listings,
  };
};

/** One account by its address, number or id, or those that are suspended, the latest first. */
export const readPeople = async (
  needs: Marks,
  { find, after }: { find: string | null; after: string | null },
): Promise<Page<AdminPerson>> => {
  const suspensions = needs.documents.collection('suspensions');
  const known = after === null ? null : await suspensions.doc(after).get();
  const queue = find === null ? await pageOf(suspensions.orderBy('suspended_at', 'desc'), known) : null;
  const words = find === null ? (queue?.docs ?? []).map(({ id }) => id) : [find];
  const people = await Promise.all(words.map((word) => adminPerson(needs, word)));
  return { items: people.filter((person) => person !== null), more: queue?.more ?? false };
};
