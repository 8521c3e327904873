import { slugCandidate } from './slug.ts';

/** Twins that may be published in the same moment before one of them gives up. */
const maxCollisions = 20;

export type SlugWriter = {
  isTaken: (slug: string) => Promise<boolean>;
  /** Writes the listing together with its slug; fails when the slug was taken meanwhile. */
  write: (slug: string) => Promise<void>;
  /** 0 to 1, so that twins who collide part. */
  random: () => number;
};

/** The lowest free number that doubling and halving finds: few reads, however many twins there are. */
const firstFree = async (slug: string, from: number, isTaken: SlugWriter['isTaken']) => {
  if (!(await isTaken(slugCandidate(slug, from)))) return from;
  let taken = from;
  let free = from + 1;
  while (await isTaken(slugCandidate(slug, free))) {
    taken = free;
    free = from + (free - from) * 2;
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(slugCandidate(slug, middle))) taken = middle;
    else free = middle;
  }
  return free;
};

/**
 * Writes under the plain slug, or under -2, -3 … when others have it (D20), and says which it became.
 * A write that fails although its slug is still free has another cause, and its error is thrown.
 */
export const writeWithFreeSlug = async (slug: string, { isTaken, write, random }: SlugWriter) => {
  let from = 1;
  for (let collisions = 1; ; collisions++) {
    const attempt = await firstFree(slug, from, isTaken);
    const candidate = slugCandidate(slug, attempt);
    try {
      await write(candidate);
      return candidate;
    } catch (error) {
      if (collisions >= maxCollisions || !(await isTaken(candidate))) throw error;
      from = attempt + 1 + Math.floor(random() * collisions * 2);
    }
  }
};
