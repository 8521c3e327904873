import { sessionKnown } from '../firebase/session.ts';
import { uploadPhoto } from '../firebase/storage.ts';
import { compressPhoto } from './compressPhoto.ts';
import { forgetPhoto, isReplaced, keepPhoto, recallPhoto } from './photoStore.ts';
import type { PhotoWork, Watch } from './queuedPhoto.ts';

/** Milliseconds without progress, after which an upload fails. */
const stallTimeoutMs = 45_000;

/** Uploads a photo to the signed-in person's folder. @returns the person's id */
export const uploadOwn = async (
  pathOf: (userId: string) => string,
  photo: Blob,
  { signal, onProgress }: Watch,
): Promise<string> => {
  const session = await sessionKnown();
  if (session.state === 'out') throw new Error('a photo is sent by somebody signed in');
  const stalled = new AbortController();
  const giveUp = () => stalled.abort();
  let timer = setTimeout(giveUp, stallTimeoutMs);
  try {
    await uploadPhoto(pathOf(session.user.id), photo, {
      contentType: photo.type,
      signal: AbortSignal.any([signal, stalled.signal]),
      onProgress: (share) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, stallTimeoutMs);
        onProgress(share);
      },
    });
    return session.user.id;
  } finally {
    clearTimeout(timer);
  }
};

/** Networks without internet also count as online: uploads then fail after the timeout. */
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

/** Dependencies of a photo queue that are the same for listings and messages. */
export const browserWork: Omit<PhotoWork, 'upload' | 'isThere' | 'fetchFull' | 'awaitVerdict'> = {
  newId: () => crypto.randomUUID(),
  compress: compressPhoto,
  measure: async (photo) => (await import('./measurePhoto.ts')).measurePhoto(photo),
  isOnline,
  online,
  preview: (photo) => URL.createObjectURL(photo),
  release: (preview) => URL.revokeObjectURL(preview),
  keep: (key, file, replaced) => keepPhoto(key, file, Date.now(), replaced),
  recall: recallPhoto,
  isReplaced,
  forget: forgetPhoto,
};
