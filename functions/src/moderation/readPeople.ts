import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { AdminPerson } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { roleOf } from '../../../src/domain/admin/roles.ts';
import { Suspension } from '../../../src/domain/moderation/moderation.schema.ts';
import { confirmedOf, nameOf } from '../readers/findPerson.ts';
import { identityIn, identityPlace } from '../readers/identity.ts';
import { findBar, type Marks } from '../readers/suspendedIdentities.ts';
import { personIn, personPlace, shopIn, shopPlace } from '../shops/readShop.ts';
import { findAccount, findAccounts } from './findAccounts.ts';
import { historyOf } from './historyOf.ts';
import { type Page, pageOf } from './pageOf.ts';
import { adminListing } from './readListings.ts';

const listingsAtMost = 20;

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

const adminShop = async (documents: Firestore, userId: string): Promise<AdminPerson['shop']> => {
  const person = personIn(await personPlace(documents, userId).get());
  const shop = person && shopIn(await shopPlace(documents, person.shop_id).get());
  if (!shop) return null;
  const { name, address, logo } = shop;
  return { id: person.shop_id, name, address, role: person.role, ...(logo && { logo }) };
};

const adminPerson = async (needs: Marks, account: UserRecord): Promise<AdminPerson> => {
  const { documents } = needs;
  const { uid, email = null, emailVerified, displayName = null, metadata, customClaims } = account;
  const [name, suspension, identity, bar, listings, shop] = await Promise.all([
    nameOf(documents, uid, { email, name: displayName }),
    documents.collection('suspensions').doc(uid).get(),
    identityPlace(documents, uid).get(),
    findBar(needs, uid, confirmedOf(account)),
    listingsOf(documents, uid),
    adminShop(documents, uid),
  ]);
  const parsed = Suspension.safeParse(suspension.data());
  return {
    id: uid,
    name,
    email,
    email_confirmed: emailVerified,
    created_at: Date.parse(metadata.creationTime) || null,
    role: roleOf(customClaims),
    suspension: parsed.success ? parsed.data : null,
    barred_by: bar && { kind: bar.kind, reason: bar.reason },
    phone_confirmed: account.phoneNumber !== undefined,
    identity: identityIn(identity),
    shop,
    ...(await historyOf(
      documents,
      uid,
      listings.map(({ id }) => id),
    )),
    listings,
  };
};

/**
 * Returns accounts by email address, phone number, id or name. Without a search, returns suspended accounts,
 * the latest first.
 */
export const readPeople = async (
  needs: Marks,
  { find, after }: { find: string | null; after: string | null },
): Promise<Page<AdminPerson>> => {
  const suspensions = needs.documents.collection('suspensions');
  const last = after === null ? null : await suspensions.doc(after).get();
  const queue = find === null ? await pageOf(suspensions.orderBy('suspended_at', 'desc'), last) : null;
  const suspended = (queue?.docs ?? []).map(({ id }) => findAccount(id));
  const accounts = find === null ? await Promise.all(suspended) : await findAccounts(needs.documents, find);
  const people = accounts.filter((account) => account !== null).map((account) => adminPerson(needs, account));
  return { items: await Promise.all(people), more: queue?.more ?? false };
};
