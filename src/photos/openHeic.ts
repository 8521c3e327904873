import library from 'heic-to/csp?url';
import { trustPage } from '../domain/platform/trustedTypes.ts';
import { drawJpeg } from './drawJpeg.ts';
import { UnreadableHeic } from './judgeFile.ts';

/** Timeout in milliseconds for one photo on a slow phone: a killed worker never responds. */
const timeoutMs = 60_000;

type Library = { heicTo: (order: { blob: Blob; type: 'bitmap' }) => Promise<ImageBitmap> };
/** Loads the unmodified library, in its own file: the LGPL demands that users can replace it. */
const loadLibrary = (): Promise<Library> => import(/* @vite-ignore */ library);

const answered = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the decoder has not answered')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Converts a HEIC to a JPEG of at most `side` pixels. Safari decodes HEIC itself, other browsers use libheif.
 * @throws UnreadableHeic if neither can decode it
 */
export const openHeic = async (file: Blob, side: number, load = loadLibrary): Promise<Blob> => {
  const blob = new Blob([file], { type: 'image/heic' });
  let picture = await createImageBitmap(blob).catch(() => null);
  if (!picture) {
    trustPage();
    // A library that fails to load is a network problem, not an unreadable HEIC: the photo can be retried.
    const { heicTo } = await load();
    picture = await answered(heicTo({ blob, type: 'bitmap' })).catch((failure: unknown) => {
      throw new UnreadableHeic('this HEIC cannot be opened', { cause: failure });
    });
  }
  try {
    return await drawJpeg(picture, side);
  } finally {
    picture.close();
  }
};
