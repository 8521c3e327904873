import * as logger from 'firebase-functions/logger';
import { type Rendition, renditionPath, renditions } from '../../../src/domain/photos/photo.ts';
import { maxPhotoBytes } from '../../../src/domain/photos/photoLimits.ts';
import { erasedListing } from '../listings/erasedListing.ts';
import type { Site } from '../platform/site.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';
import { isBarred } from '../readers/revocations.ts';
import { acceptedPhotos, acceptPhoto } from './acceptedPhotos.ts';
import { noticeRepeat } from './noticeRepeat.ts';
import { type PhotoProblem, parsePrivateUpload, parseUpload, problemPath } from './photoPaths.plan.ts';
import { readPhoto } from './readPhoto.ts';
import { takePrivatePhoto } from './takePrivatePhoto.ts';

/** The card is written last: the browser waits for it. */
const order: readonly Rendition[] = ['share', 'full', 'detail', 'card'];

type Upload = NonNullable<ReturnType<typeof parseUpload>>;

/**
 * Returns whether to refuse an upload: by a barred person, or for an erased, a hidden or another person's
 * listing.
 */
const isRefused = async ({ documents }: Site, { listingId, userId }: Upload) => {
  if (await isBarred(documents, userId)) return true;
  const [listing, accepted, erased] = await documents.getAll(
    documents.collection('motorcycles').doc(listingId),
    acceptedPhotos(documents, listingId),
    erasedListing(documents, listingId),
  );
  if (erased?.exists) return true;
  if (accepted?.exists && accepted.get('user_id') !== userId) return true;
  return Boolean(
    listing?.exists && (listing.get('user_id') !== userId || listing.get('status') === 'hidden'),
  );
};

const process = async (
  site: Site,
  path: string,
  upload: Upload,
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
  // Accepted before the renditions exist: sellers may save a photo once they see it, and the rules demand
  // acceptance.
  await acceptPhoto(site.documents, { ...upload, hash, print, now });
  await noticeRepeat(site.documents, { ...upload, print }, now);
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
  const upload = parseUpload(path);
  if (!upload || (await isRefused(site, upload))) {
    logger.warn('an upload is nobody’s photo and was removed');
    return site.files.remove(path);
  }
  const problem = bytes > maxPhotoBytes ? 'size' : await process(site, path, upload, now);
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
