import type { Rendition } from '../../../src/domain/photos/photo.ts';
import { oneAtATime } from '../platform/oneAtATime.ts';
import { decodePhoto } from './decodePhoto.ts';
import { hashPhoto } from './hashPhoto.ts';
import { makeRenditions } from './makeRenditions.ts';
import type { PhotoProblem } from './photoPaths.plan.ts';
import { printPhoto } from './printPhoto.ts';

/** A photo's renditions, and what it looks like: its hash and its print. */
export type ReadPhoto = { renditions: Record<Rendition, Buffer>; hash: string | null; print: string | null };

/** An instance has one processor: two photos at once would take as long, and twice the memory. */
const inTurn = oneAtATime();

/**
 * Turns an original into all that is kept of it, or tells why it is refused. A process reads one photo at a time, so
 * the largest accepted file decides how much memory it needs (decision 86).
 */
export const readPhoto = (original: Buffer): Promise<ReadPhoto | { problem: PhotoProblem }> =>
  inTurn(async () => {
    const picture = await decodePhoto(original);
    if ('problem' in picture) return picture;
    const hash = await hashPhoto(picture);
    return {
      renditions: await makeRenditions(picture),
      hash,
      // A picture of nothing has no print either: all of them look alike.
      print: hash === null ? null : await printPhoto(picture),
    };
  });
