import { atom } from 'nanostores';
import { sessionStore } from '../browserStorage.ts';
import { comparedAtMost, comparedKey, readCompared } from '../comparePaths.ts';

const key = 'compared';

const readKept = (): readonly string[] =>
  readCompared(new URLSearchParams([[comparedKey, sessionStore.get(key) ?? '']])).slice(0, comparedAtMost);

/** Slugs of this visit's bikes for the comparison, in order. Null until `openChosen`. */
export const $chosenBikes = atom<readonly string[] | null>(null);

/** Reads the choice from earlier pages. Call it once a list is hydrated. */
export const openChosen = (): void => $chosenBikes.set(readKept());

export const chooseBikes = (slugs: readonly string[]): void => {
  $chosenBikes.set(slugs);
  sessionStore.set(key, slugs.join(','));
};

export const toggleBike = (slug: string): void => {
  const now = $chosenBikes.get() ?? [];
  if (now.includes(slug)) chooseBikes(now.filter((one) => one !== slug));
  else if (now.length < comparedAtMost) chooseBikes([...now, slug]);
};
