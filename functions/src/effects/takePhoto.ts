import { logger } from 'firebase-functions';
import { maxPhotoBytes, type Rendition, renditionPath, renditions } from '../../../src/domain/photo.ts';
import { type PhotoProblem, parseUpload, problemPath } from '../plans/photoPaths.ts';
import type { Site } from '../site.ts';
import { makeRenditions } from './makeRenditions.ts';
import { takeTicket } from './takeTicket.ts';

/** The card comes last: who sees it may rely on the others. */
const order: readonly Rendition[] = ['share', 'full', 'detail', 'card'];
const perHour = { action: 'photo', limit: 150, seconds: 3_600 };

type Upload = NonNullable<ReturnType<typeof parseUpload>>;

/** Belongs to somebody else's listing, or to one that an operator has hidden, whose photos nobody is shown. */
const isRefused = async (site: Site, { listingId, userId }: Upload) => {
  const listing = await site.documents.collection('motorcycles').doc(listingId).get();
  return listing.exists && (listing.get('user_id') !== userId || listing.get('status') === 'hidden');
};

const process = async (
  site: Site,
  path: string,
  upload: Upload,
  now: number,
): Promise<PhotoProblem | null> => {
  const { listingId, photoId, userId } = upload;
  const isTaken = await site.files.exists(renditionPath(listingId, photoId, 'card'));
  // A name is used once: what was served under it stays what it is.
  if (isTaken) return null;
  const original = await site.files.read(path);
  if (!original) return null;
  if (original.byteLength > maxPhotoBytes) return 'size';
  if (!(await takeTicket(site.documents, userId, perHour, now))) return 'limit';
  const made = await makeRenditions(original);
  if ('problem' in made) return made.problem;
  for (const rendition of order) {
    const path = renditionPath(listingId, photoId, rendition);
    await site.files.write(path, made[rendition], renditions[rendition].type);
  }
  return null;
};

/** Turns an uploaded original into renditions and removes it; safe to repeat. */
export const takePhoto = async (site: Site, path: string, bytes: number, now: number): Promise<void> => {
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
