import type { Rendition } from '../../../src/domain/photos/photo.ts';
import { oneAtATime } from '../platform/oneAtATime.ts';
import { decodePhoto } from './decodePhoto.ts';
import { hashPhoto } from './hashPhoto.ts';
import { makeLogo, makeRenditions } from './makeRenditions.ts';
import type { PhotoProblem } from './photoPaths.plan.ts';
import { printPhoto } from './printPhoto.ts';

export type ReadPhoto = { renditions: Record<Rendition, Buffer>; hash: string | null; print: string | null };

/** Instances have one processor: two photos at once would need more memory, but no less time. */
const inTurn = oneAtATime();

/** Makes a shop's logo: uncropped, on white, since a transparent logo may be black. */
export const readLogo = (original: Buffer): Promise<{ picture: Buffer } | { problem: PhotoProblem }> =>
  inTurn(async () => {
    const picture = await decodePhoto(original);
    return 'problem' in picture ? picture : { picture: await makeLogo(picture) };
  });

/**
 * Processes an original photo, or returns the reason for its refusal. Runs one at a time to limit memory
 * (decision 86).
 */
export const readPhoto = (original: Buffer): Promise<ReadPhoto | { problem: PhotoProblem }> =>
  inTurn(async () => {
    const picture = await decodePhoto(original);
    if ('problem' in picture) return picture;
    const hash = await hashPhoto(picture);
    return {
      renditions: await makeRenditions(picture),
      hash,
      // Blank pictures get no print, since they resemble each other.
      print: hash === null ? null : await printPhoto(picture),
    };
  });
