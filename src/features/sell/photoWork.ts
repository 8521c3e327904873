import { renditionUrl, uploadPath, waitingUrl } from '../../domain/photos/photo.ts';
import { wait } from '../../domain/platform/wait.ts';
import { sessionKnown } from '../../firebase/session.ts';
import { uploadPhoto } from '../../firebase/storage.ts';
import { awaitVerdict } from './awaitVerdict.ts';
import { compressPhoto } from '../../photos/compressPhoto.ts';
import { forgetPhoto, isReplaced, keepPhoto, recallPhoto } from '../../photos/photoStore.ts';
import type { PhotoWork } from '../../photos/queuedPhoto.ts';

/** Milliseconds without progress, after which an upload fails. */
const stallTimeoutMs = 45_000;

const upload: PhotoWork['upload'] = async (address, photo, { signal, onProgress }) => {
  const session = await sessionKnown();
  if (session.state === 'out') throw new Error('a photo is sent by somebody signed in');
  const [listingId = '', photoId = ''] = address.split('/').slice(-2);
  const stalled = new AbortController();
  const giveUp = () => stalled.abort();
  let timer = setTimeout(giveUp, stallTimeoutMs);
  try {
    await uploadPhoto(uploadPath(session.user.id, listingId, photoId), photo, {
      contentType: photo.type,
      signal: AbortSignal.any([signal, stalled.signal]),
      onProgress: (share) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, stallTimeoutMs);
        onProgress(share);
      },
    });
    // The upload is complete, so a failure to count it does not matter.
    const { id } = session.user;
    void import('../../firebase/noteUpload.ts')
      .then(({ noteUpload }) => noteUpload(id))
      .catch(() => undefined);
  } finally {
    clearTimeout(timer);
  }
};

/** Returns whether the photo still exists; true without a network. */
const isThere = async (address: string) => {
  const answer = await fetch(waitingUrl(address), { cache: 'no-store' }).catch(() => null);
  return answer?.status !== 202;
};

const fetchFull = async (address: string) => {
  const answer = await fetch(renditionUrl(address, 'full'));
  if (!answer.ok) throw new Error(`the photo answers ${answer.status}`);
  return answer.blob();
};

/** May be true on a network without internet: uploads then fail after the timeout. */
const isOnline = () => navigator.onLine;
const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (isOnline() || signal.aborted) return resolve();
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    addEventListener('online', end, { signal: listening.signal });
    signal.addEventListener('abort', end, { signal: listening.signal });
  });

export const photoWork: PhotoWork = {
  newId: () => crypto.randomUUID(),
  compress: compressPhoto,
  measure: async (photo) => (await import('../../photos/measurePhoto.ts')).measurePhoto(photo),
  upload,
  isThere,
  fetchFull,
  isOnline,
  online,
  awaitVerdict: (address, signal) =>
    awaitVerdict(address, signal, { fetch: (target, options) => fetch(target, options), wait }),
  preview: (photo) => URL.createObjectURL(photo),
  release: (preview) => URL.revokeObjectURL(preview),
  keep: (key, file, replaced) => keepPhoto(key, file, Date.now(), replaced),
  recall: recallPhoto,
  isReplaced,
  forget: forgetPhoto,
};
