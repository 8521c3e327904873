import { slugCandidate } from './slug.ts';

/** Maximum number of attempts, if others take the same slugs at the same time. */
const maxCollisions = 20;

export type SlugWriter = {
  isTaken: (slug: string) => Promise<boolean>;
  /** Writes the listing with its slug. Fails if the slug was taken meanwhile. */
  write: (slug: string) => Promise<void>;
  /** Returns a number from 0 to 1, so that colliding writers try different slugs. */
  random: () => number;
};

/** Finds a free number by doubling and halving, to save reads. */
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
 * Writes the listing with the plain slug, or with -2, -3 … (D20). Returns the slug.
 * @throws the write's error, unless the slug was taken
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
