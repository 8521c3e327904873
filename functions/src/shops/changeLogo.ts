import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Site } from '../platform/site.ts';
import { logoPath } from './logoPaths.plan.ts';
import { shopIn, shopPlace } from './readShop.ts';

export type LogoStore = Pick<Site, 'documents' | 'files'>;

/**
 * Sets the shop's logo and deletes the previous file.
 * @returns false if the user does not own the shop, is suspended or being erased
 */
export const setLogo = async (
  { documents, files }: LogoStore,
  { shopId, userId }: { shopId: string; userId: string },
  address: string,
): Promise<boolean> => {
  const before = await documents.runTransaction(async (transaction) => {
    const place = shopPlace(documents, shopId);
    const bars = ['suspensions', 'erasures'].map((name) => documents.collection(name).doc(userId));
    const [snapshot, ...barred] = await transaction.getAll(place, ...bars);
    const shop = shopIn(snapshot);
    if (shop?.owner !== userId || barred.some(({ exists }) => exists)) return null;
    transaction.update(place, { logo: address });
    return { logo: shop.logo };
  });
  if (before?.logo && before.logo !== address) await files.remove(logoPath(before.logo));
  return before !== null;
};

/**
 * Removes the shop's logo. `address`: only if this is the logo.
 * @returns address of the earlier logo; undefined without one
 */
export const removeLogoWith = async (
  transaction: Transaction,
  { documents }: Pick<LogoStore, 'documents'>,
  shopId: string,
  address?: string,
): Promise<string | undefined> => {
  const place = shopPlace(documents, shopId);
  const logo = shopIn(await transaction.get(place))?.logo;
  if (logo && logo === (address ?? logo)) transaction.update(place, { logo: FieldValue.delete() });
  return logo;
};

export const removeLogo = async (store: LogoStore, shopId: string): Promise<void> => {
  const { documents, files } = store;
  const logo = await documents.runTransaction((transaction) => removeLogoWith(transaction, store, shopId));
  if (logo) await files.remove(logoPath(logo));
};
