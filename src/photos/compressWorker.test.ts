import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhotoOrder, PhotoReply } from './compressPhoto.ts';

const shrinkPhoto = vi.hoisted(() => vi.fn());
vi.mock('./shrinkPhoto.ts', () => ({ shrinkPhoto }));

const replies: PhotoReply[] = [];
const world = new EventTarget();
beforeEach(async () => {
  replies.length = 0;
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('postMessage', (reply: PhotoReply) => replies.push(reply));
  await import('./compressWorker.ts');
});
afterEach(() => void vi.unstubAllGlobals());

const give = (data: PhotoOrder) => world.dispatchEvent(new MessageEvent('message', { data }));

it('says how far it is, and then the photo, or why there is none', async () => {
  const small = new Blob(['small']);
  shrinkPhoto.mockImplementationOnce(async (_photo, _type, onProgress: (share: number) => void) => {
    onProgress(0.5);
    return small;
  });
  give({ photo: new Blob(['photo']), type: 'image/png' });
  await vi.waitFor(() => expect(replies).toEqual([{ share: 0.5 }, { photo: small }]));
  shrinkPhoto.mockRejectedValueOnce(new Error('no canvas here'));
  give({ photo: new Blob(['torn']), type: 'image/jpeg' });
  await vi.waitFor(() => expect(replies.at(-1)).toEqual({ failure: 'Error: no canvas here' }));
});
