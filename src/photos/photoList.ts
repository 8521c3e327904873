import { atom } from 'nanostores';
import type { PhotoProblem, PhotoWork, QueuedPhoto } from './queuedPhoto.ts';

export const createPhotoList = (work: Pick<PhotoWork, 'preview' | 'release'>) => {
  const $photos = atom<readonly QueuedPhoto[]>([]);
  const find = (key: string) => $photos.get().find((photo) => photo.key === key);
  const change = (key: string, changes: Partial<QueuedPhoto>) =>
    $photos.set($photos.get().map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const hide = (key: string) => {
    const preview = find(key)?.preview;
    if (preview) work.release(preview);
  };
  return {
    $photos,
    find,
    change,
    fail: (key: string, problem: PhotoProblem) => change(key, { stage: 'failed', share: 0, problem }),
    show: (key: string, photo: Blob) => {
      hide(key);
      change(key, { preview: work.preview(photo) });
    },
    add: (photo: Pick<QueuedPhoto, 'key' | 'address' | 'stage' | 'shot'>) =>
      $photos.set([
        ...$photos.get(),
        { ...photo, share: photo.stage === 'ready' ? 1 : 0, preview: null, problem: null, warnings: [] },
      ]),
    remove: (key: string) => {
      hide(key);
      $photos.set($photos.get().filter((photo) => photo.key !== key));
    },
    move: (from: number, to: number) => {
      const photos = [...$photos.get()];
      const [moved] = photos.splice(from, 1);
      if (moved) $photos.set(photos.toSpliced(to, 0, moved));
    },
  };
};
export type PhotoList = ReturnType<typeof createPhotoList>;
