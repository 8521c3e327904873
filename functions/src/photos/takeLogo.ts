import * as logger from 'firebase-functions/logger';
import { maxPhotoBytes } from '../../../src/domain/photos/photoLimits.ts';
import { logoAddress } from '../../../src/domain/shops/logo.ts';
import { shopLimits } from '../../../src/domain/shops/shop.ts';
import { day } from '../../../src/domain/time/time.ts';
import { isWithin } from '../http/rateLimit.ts';
import type { Site } from '../platform/site.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';
import { setLogo } from '../shops/changeLogo.ts';
import { logoPath, logoProblemPath } from '../shops/logoPaths.plan.ts';
import { shopOf, shownLogo } from '../shops/readShop.ts';
import type { PhotoProblem } from './photoPaths.plan.ts';
import { readLogo } from './readPhoto.ts';

const daily = { action: 'shop_logo', limit: shopLimits.logos, seconds: day / 1_000 };

type Upload = { path: string; bytes: number; userId: string; photoId: string };

const mayUpload = async ({ documents }: Site, userId: string, shopId: string, now: number) =>
  (await isWithin(documents, shopId, [daily], now)) &&
  (await consumeQuota(documents, { userId }, 'upload', now)) !== null;

const process = async (
  site: Site,
  { path, bytes, userId }: Upload,
  { shopId, address }: { shopId: string; address: string },
  now: number,
): Promise<PhotoProblem | null> => {
  // A logo is cached forever, so a second file under its name is ignored.
  if ((await shownLogo(site.documents, shopId)) === address) return null;
  const original = await site.files.read(path);
  if (!original) return null;
  if (Math.max(bytes, original.byteLength) > maxPhotoBytes) return 'size';
  if (!(await mayUpload(site, userId, shopId, now))) return 'limit';
  const logo = await readLogo(original);
  if ('problem' in logo) return logo.problem;
  await site.files.write(logoPath(address), logo.picture, 'image/webp');
  if (!(await setLogo(site, { shopId, userId }, address))) await site.files.remove(logoPath(address));
  return null;
};

/** Makes an owner's upload the logo of the shop, and deletes the original. Safe to repeat. */
export const takeLogo = async (site: Site, upload: Upload, now: number): Promise<void> => {
  const { path, userId, photoId } = upload;
  const shop = await shopOf(userId, site.documents);
  if (shop?.role !== 'owner') {
    logger.warn('an upload is nobody’s logo and was removed');
    return site.files.remove(path);
  }
  const address = logoAddress(shop.id, photoId);
  const reason = await process(site, upload, { shopId: shop.id, address }, now);
  if (reason) {
    logger.info('a logo was refused', { shop: shop.id, photoId, reason });
    await site.files.write(logoProblemPath(address), JSON.stringify({ reason }), 'application/json');
  }
  await site.files.remove(path);
};
