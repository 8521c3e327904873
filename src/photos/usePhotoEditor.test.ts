import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { PhotoQueue, PhotoStage, QueuedPhoto } from './queuedPhoto.ts';
import { editOrder } from './usePhotoEditor.tsx';

const queueWith = (stage: PhotoStage) => {
  const photo = { key: 'one', stage } as QueuedPhoto;
  const hold = vi.fn();
  return { queue: { $photos: atom([photo]), hold } as unknown as PhotoQueue, hold };
};

it.each<[PhotoStage, boolean]>([
  ['waiting', false],
  ['compressing', false],
  ['offline', false],
  ['uploading', true],
  ['processing', true],
  ['ready', true],
])('a photo that is %s when its editor opens has left the phone: %s', (stage, sent) => {
  const { queue, hold } = queueWith(stage);
  expect(editOrder(queue, 'one').sent).toBe(sent);
  expect(hold).toHaveBeenCalledWith('one');
});
