import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { AdminPerson } from '../../../src/domain/moderation/admin.schema.ts';
import { Suspension } from '../../../src/domain/moderation/moderation.schema.ts';
import { accounts } from '../accounts/accounts.ts';
import { nameOf } from '../accounts/findPerson.ts';
import { type Page, pageOf } from './pageOf.ts';
import { adminListing } from './readListings.ts';

const listingsAtMost = 20;

const findAccount = async (word: string): Promise<UserRecord | null> => {
  const auth = await accounts();
  try {
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

const adminPerson = async (documents: Firestore, word: string): Promise<AdminPerson | null> => {
  const account = await findAccount(word);
  if (!account) return null;
  const { uid, email = null, displayName = null, metadata, customClaims } = account;
  const [name, suspension, listings] = await Promise.all([
    nameOf(documents, uid, { email, name: displayName }),
    documents.collection('suspensions').doc(uid).get(),
    listingsOf(documents, uid),
  ]);
  const parsed = Suspension.safeParse(suspension.data());
  return {
    id: uid,
    name,
    email,
    created_at: Date.parse(metadata.creationTime) || null,
    is_operator: customClaims?.operator === true,
    suspension: parsed.success ? parsed.data : null,
    listings,
  };
};

/** One account by its address or id, or those that are suspended, the latest first. */
export const readPeople = async (
  documents: Firestore,
  { find, after }: { find: string | null; after: string | null },
): Promise<Page<AdminPerson>> => {
  const suspensions = documents.collection('suspensions');
  const known = after === null ? null : await suspensions.doc(after).get();
  const queue = find === null ? await pageOf(suspensions.orderBy('suspended_at', 'desc'), known) : null;
  const words = find === null ? (queue?.docs ?? []).map(({ id }) => id) : [find];
  const people = await Promise.all(words.map((word) => adminPerson(documents, word)));
  return { items: people.filter((person) => person !== null), more: queue?.more ?? false };
};
