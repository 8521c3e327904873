import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { app } from './app.ts';
import { checkSdks } from './appCheckHeader.ts';
import { emulators } from './emulators.ts';
import { sessionKnown } from './session.ts';

export type UploadOptions = {
  contentType: string;
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const storage = getStorage(app);
const local = emulators();
if (local) connectStorageEmulator(storage, local.host, local.storage);

export const uploadPhoto = async (
  path: string,
  blob: Blob,
  { contentType, onProgress, signal }: UploadOptions,
): Promise<void> => {
  await Promise.all([sessionKnown(), checkSdks('wait')]);
  signal?.throwIfAborted();
  const task = uploadBytesResumable(ref(storage, path), blob, { contentType });
  const cancel = () => task.cancel();
  signal?.addEventListener('abort', cancel);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  try {
    await task;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
};
