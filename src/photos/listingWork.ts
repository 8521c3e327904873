import { renditionUrl, uploadPath, waitingUrl } from '../domain/photos/photo.ts';
import { wait } from '../domain/platform/wait.ts';
import { awaitVerdict } from './awaitVerdict.ts';
import { browserWork, uploadOwn } from './browserWork.ts';
import type { PhotoWork } from './queuedPhoto.ts';

const upload: PhotoWork['upload'] = async (address, photo, watch) => {
  const [listingId = '', photoId = ''] = address.split('/').slice(-2);
  const id = await uploadOwn((userId) => uploadPath(userId, listingId, photoId), photo, watch);
  // The upload is complete, so a failure to count it does not matter.
  void import('../firebase/noteUpload.ts').then(({ noteUpload }) => noteUpload(id)).catch(() => undefined);
};

/** Without a network, assumes that the photo exists. */
const isThere = async (address: string) => {
  const answer = await fetch(waitingUrl(address), { cache: 'no-store' }).catch(() => null);
  return answer?.status !== 202;
};

const fetchFull = async (address: string) => {
  const answer = await fetch(renditionUrl(address, 'full'));
  if (!answer.ok) throw new Error(`the photo answers ${answer.status}`);
  return answer.blob();
};

export const listingWork: PhotoWork = {
  ...browserWork,
  upload,
  isThere,
  fetchFull,
  awaitVerdict: (address, signal) =>
    awaitVerdict(waitingUrl(address), signal, { fetch: (target, options) => fetch(target, options), wait }),
};
