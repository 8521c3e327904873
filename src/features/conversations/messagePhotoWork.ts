import { MessagePhoto } from '../../domain/conversations/messagePhoto.schema.ts';
import { privateUploadPath } from '../../domain/conversations/messagePhotos.ts';
import { wait } from '../../domain/platform/wait.ts';
import { getDocument } from '../../firebase/firestore.ts';
import { browserWork, uploadOwn } from '../../photos/browserWork.ts';
import type { PhotoWork, Verdict } from '../../photos/queuedPhoto.ts';

const photoIdOf = (address: string) => address.split('/').at(-1) ?? '';
const stateOf = async (address: string) =>
  (await getDocument(MessagePhoto, 'message_photos', photoIdOf(address)))?.state ?? 'processing';

const pauses = [700, 700, 1_000, 1_500, 2_000, ...Array.from({ length: 28 }, () => 3_000)];

const awaitVerdict = async (address: string, signal: AbortSignal): Promise<Verdict> => {
  for (const pause of pauses) {
    signal.throwIfAborted();
    const state = await stateOf(address).catch(() => 'processing' as const);
    if (state === 'young') return 'limit';
    if (state !== 'processing') return state;
    await wait(pause);
  }
  throw new Error('the server has not made the photo ready in time');
};

export const messagePhotoWork: PhotoWork = {
  ...browserWork,
  upload: async (address, photo, watch) => {
    const id = await uploadOwn((userId) => privateUploadPath(userId, photoIdOf(address)), photo, watch);
    // The upload is complete, so a failure to count it does not matter.
    void import('../../firebase/noteUpload.ts')
      .then(({ noteUpload }) => noteUpload(id, 'messagePhoto'))
      .catch(() => undefined);
  },
  isThere: async () => true,
  fetchFull: async () => {
    throw new Error('an unsent photo is read from this browser');
  },
  awaitVerdict,
};
