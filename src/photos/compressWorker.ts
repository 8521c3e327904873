import type { PhotoOrder, PhotoReply } from './compressPhoto.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

const reply = (message: PhotoReply) => postMessage(message);

addEventListener('message', async ({ data: { photo, type } }: MessageEvent<PhotoOrder>) => {
  try {
    reply({ photo: await shrinkPhoto(photo, type, (share) => reply({ share })) });
  } catch (failure) {
    reply({ failure: String(failure) });
  }
});
