import * as logger from 'firebase-functions/logger';
import { type Rendition, renditionPath, renditions } from '../../../src/domain/photos/photo.ts';
import { maxPhotoBytes } from '../../../src/domain/photos/photoLimits.ts';
import { erasedListing } from '../listings/erasedListing.ts';
import type { Site } from '../platform/site.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';
import { isBarred } from '../readers/revocations.ts';
import { parseLogoUpload } from '../shops/logoPaths.plan.ts';
import { shopOf } from '../shops/readShop.ts';
import { acceptedPhotos, acceptPhoto } from './acceptedPhotos.ts';
import { noticeRepeat } from './noticeRepeat.ts';
import { type PhotoProblem, parsePrivateUpload, parseUpload, problemPath } from './photoPaths.plan.ts';
import { readPhoto } from './readPhoto.ts';
import { takeLogo } from './takeLogo.ts';
import { takePrivatePhoto } from './takePrivatePhoto.ts';

/** The card is written last: the browser waits for it. */
const order: readonly Rendition[] = ['share', 'full', 'detail', 'card'];

type Upload = NonNullable<ReturnType<typeof parseUpload>>;

/** Returns whether a person works for the owner's shop. False if the owner's account is barred. */
const worksFor = async ({ documents }: Site, userId: string, owner: string) =>
  (await shopOf(userId, documents))?.owner === owner && !(await isBarred(documents, owner));

/**
 * Returns the owner of an uploaded photo: the listing's owner, even if an employee of the shop uploads. Null
 * for barred people, strangers, and erased or hidden listings.
 */
const ownerOf = async (site: Site, { listingId, userId }: Upload): Promise<string | null> => {
  const { documents } = site;
  if (await isBarred(documents, userId)) return null;
  const [listing, accepted, erased] = await documents.getAll(
    documents.collection('motorcycles').doc(listingId),
    acceptedPhotos(documents, listingId),
    erasedListing(documents, listingId),
  );
  if (erased?.exists || listing?.get('status') === 'hidden') return null;
  const owners = [listing, accepted].flatMap((one) => (one?.exists ? [String(one.get('user_id'))] : []));
  const owner = owners[0] ?? userId;
  if (owners.some((other) => other !== owner)) return null;
  if (owner === userId) return userId;
  return listing?.exists && (await worksFor(site, userId, owner)) ? owner : null;
};

const process = async (
  site: Site,
  path: string,
  upload: Upload,
  owner: string,
  now: number,
): Promise<PhotoProblem | null> => {
  const { listingId, photoId, userId } = upload;
  const isTaken = await site.files.exists(renditionPath(listingId, photoId, 'card'));
  // A photo's files are cached forever, so a second upload is ignored.
  if (isTaken) return null;
  const original = await site.files.read(path);
  if (!original) return null;
  if (original.byteLength > maxPhotoBytes) return 'size';
  if (!(await consumeQuota(site.documents, { userId }, 'upload', now))) return 'limit';
  const photo = await readPhoto(original);
  if ('problem' in photo) return photo.problem;
  const { hash, print } = photo;
  // Accepts the photo before writing its renditions: sellers can save a photo as soon as they see it, and the
  // rules demand acceptance.
  const accepted = { listingId, photoId, userId: owner };
  await acceptPhoto(site.documents, { ...accepted, hash, print, now });
  await noticeRepeat(site.documents, { ...accepted, print }, now);
  for (const rendition of order) {
    const path = renditionPath(listingId, photoId, rendition);
    await site.files.write(path, photo.renditions[rendition], renditions[rendition].type);
  }
  return null;
};

/**
 * Processes an upload into renditions and deletes it. Revokes its download token first, so that a failure
 * exposes no original. Safe to repeat.
 */
export const processUpload = async (site: Site, path: string, bytes: number, now: number): Promise<void> => {
  await site.files.closeDownload(path);
  const own = parsePrivateUpload(path);
  if (own) return takePrivatePhoto(site, { path, bytes, ...own }, now);
  const logo = parseLogoUpload(path);
  if (logo) return takeLogo(site, { path, bytes, ...logo }, now);
  const upload = parseUpload(path);
  const owner = upload && (await ownerOf(site, upload));
  if (!upload || !owner) {
    logger.warn('an upload is nobody’s photo and was removed');
    return site.files.remove(path);
  }
  const problem = bytes > maxPhotoBytes ? 'size' : await process(site, path, upload, owner, now);
  if (problem) {
    const { listingId, photoId } = upload;
    logger.info('a photo was refused', { listingId, photoId, reason: problem });
    await site.files.write(
      problemPath(listingId, photoId),
      JSON.stringify({ reason: problem }),
      'application/json',
    );
  }
  await site.files.remove(path);
};
