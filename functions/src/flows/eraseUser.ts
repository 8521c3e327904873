import { eraseDocuments } from '../accounts/eraseDocuments.ts';
import { eraseReviews } from '../accounts/eraseReviews.ts';
import { eraseThreads } from '../accounts/eraseThreads.ts';
import { privateFolder } from '../photos/photoPaths.plan.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { Site } from '../platform/site.ts';
import { accounts, isNobody } from '../readers/accounts.ts';
import { eraseShopOf } from '../shops/eraseShop.ts';
import { eraseListing } from './eraseListing.ts';

export type CloseAccount = (userId: string) => Promise<void>;

/** Deletes an account, if it exists. */
export const closeAccount: CloseAccount = async (userId) => {
  const auth = await accounts();
  try {
    await auth.deleteUser(userId);
  } catch (failure) {
    if (!isNobody(failure)) throw failure;
  }
};

/** Account to erase. `email`: null unless confirmed. */
export type Leaving = { userId: string; email: string | null };

const listingsAtOnce = 50;

const eraseListings = async (site: Site, userId: string) => {
  const own = site.documents.collection('motorcycles').where('user_id', '==', userId).limit(listingsAtOnce);
  for (;;) {
    const page = await own.get();
    if (page.empty) return;
    for (const listing of page.docs) await eraseListing(site, listing);
  }
};

/** Each step can be repeated after a failure. */
export const eraseUser = async (
  site: Site,
  { userId, email }: Leaving,
  close: CloseAccount = closeAccount,
): Promise<void> => {
  await close(userId);
  await eraseListings(site, userId);
  await eraseShopOf(site, userId);
  await eraseThreads(site.documents, userId);
  await eraseReviews(site.documents, userId);
  await eraseDocuments(site.documents, userId, email);
  for (const folder of [`uploads/${userId}/`, privateFolder(userId)])
    await removeAll(site.files, await site.files.list(folder));
};
