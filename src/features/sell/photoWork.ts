import { renditionUrl, uploadPath, waitingUrl } from '../../domain/photos/photo.ts';
import { wait } from '../../domain/platform/wait.ts';
import { sessionKnown } from '../../firebase/session.ts';
import { uploadPhoto } from '../../firebase/storage.ts';
import { awaitVerdict } from './awaitVerdict.ts';
import { compressPhoto } from './compressPhoto.ts';
import { forgetPhoto, isReplaced, keepPhoto, recallPhoto } from './photoStore.ts';
import type { PhotoWork } from './queuedPhoto.ts';

/** An upload that has not moved for so long is given up, so that the seller can try again. */
const patience = 45_000;

const upload: PhotoWork['upload'] = async (address, photo, { signal, onProgress }) => {
  const session = await sessionKnown();
  if (session.state === 'out') throw new Error('a photo is sent by somebody signed in');
  const [listingId = '', photoId = ''] = address.split('/').slice(-2);
  const stalled = new AbortController();
  const giveUp = () => stalled.abort();
  let timer = setTimeout(giveUp, patience);
  try {
    await uploadPhoto(uploadPath(session.user.id, listingId, photoId), photo, {
      contentType: photo.type,
      signal: AbortSignal.any([signal, stalled.signal]),
      onProgress: (share) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, patience);
        onProgress(share);
      },
    });
    // Nothing waits for it, and nothing fails by it.
    const { id } = session.user;
    void import('../../firebase/noteUpload.ts')
      .then(({ noteUpload }) => noteUpload(id))
      .catch(() => undefined);
  } finally {
    clearTimeout(timer);
  }
};

/** Somebody without a network learns it when the form is saved. */
const isThere = async (address: string) => {
  const answer = await fetch(waitingUrl(address), { cache: 'no-store' }).catch(() => null);
  return answer?.status !== 202;
};

const fetchFull = async (address: string) => {
  const answer = await fetch(renditionUrl(address, 'full'));
  if (!answer.ok) throw new Error(`the photo answers ${answer.status}`);
  return answer.blob();
};

/** A browser may take a network for there that leads nowhere; then uploads fail after `patience`, as before. */
const isOnline = () => navigator.onLine;
const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (isOnline() || signal.aborted) return resolve();
    const heard = new AbortController();
    const end = () => {
      heard.abort();
      resolve();
    };
    addEventListener('online', end, { signal: heard.signal });
    signal.addEventListener('abort', end, { signal: heard.signal });
  });

/** The queue's hands in the browser. */
export const photoWork: PhotoWork = {
  newId: () => crypto.randomUUID(),
  compress: compressPhoto,
  measure: async (photo) => (await import('./measurePhoto.ts')).measurePhoto(photo),
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
