import { atom } from 'nanostores';
import { sessionStore } from '../browserStorage.ts';
import { comparedAtMost, comparedKey, readCompared } from '../comparePaths.ts';

const key = 'compared';

const readKept = (): readonly string[] =>
  readCompared(new URLSearchParams([[comparedKey, sessionStore.get(key) ?? '']])).slice(0, comparedAtMost);

/**
 * Slugs of the bikes chosen for the comparison, in the order of their choice, on every list of this visit. Null until
 * `openChosen`, as on the server.
 */
export const $chosenBikes = atom<readonly string[] | null>(null);

/** Reads the choice made on earlier pages of this visit. Call it once a list is hydrated. */
export const openChosen = (): void => $chosenBikes.set(readKept());

/** Replaces the choice, for the pages after this one as well. */
export const chooseBikes = (slugs: readonly string[]): void => {
  $chosenBikes.set(slugs);
  sessionStore.set(key, slugs.join(','));
};

/** Adds a bike or takes it out. With `comparedAtMost` chosen no other is added: more do not fit side by side. */
export const toggleBike = (slug: string): void => {
  const now = $chosenBikes.get() ?? [];
  if (now.includes(slug)) chooseBikes(now.filter((one) => one !== slug));
  else if (now.length < comparedAtMost) chooseBikes([...now, slug]);
};
