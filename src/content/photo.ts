import { z } from 'astro/zod';
import { plainIssue } from './plainIssue.ts';

const words = z.string().trim().min(1);

/** Facts of a photo in `<name>.json`; the picture is in the folder `<name>`. */
export const PhotoFacts = z.strictObject({
  alt: z.strictObject({ en: words, vi: words }),
  /** Author. */
  by: words,
  /** Name such as CC BY-SA 4.0, or a description. */
  licence: words,
  source: z.url().optional(),
  /** File in the photo's folder, such as picture.jpg. */
  picture: words,
});
export type PhotoFacts = z.infer<typeof PhotoFacts>;

/** Parses the facts of a photo. Throws errors that an editor understands. */
export const readPhotoFacts = (name: string, facts: unknown): PhotoFacts => {
  const result = z.safeParse(PhotoFacts, facts, { error: plainIssue });
  if (result.success) return result.data;
  const complaints = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`src/content/photos/${name}.json: ${complaints.join('; ')}`);
};

/**
 * Returns the address of a Creative Commons licence; null for other licences.
 * @example licenceLink('CC BY-SA 4.0') // => 'https://creativecommons.org/licenses/by-sa/4.0/'
 */
export const licenceLink = (licence: string): string | null => {
  const [, kind, version] = /^CC (BY(?:-NC)?(?:-SA|-ND)?) (\d\.\d)$/.exec(licence) ?? [];
  if (kind) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  return licence === 'CC0 1.0' ? 'https://creativecommons.org/publicdomain/zero/1.0/' : null;
};
