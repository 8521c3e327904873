import { atom } from 'nanostores';
import { sessionStore } from '../browserStorage.ts';
import { comparedAtMost, comparedKey, readCompared } from '../comparePaths.ts';

const key = 'compared';

const readKept = (): readonly string[] =>
  readCompared(new URLSearchParams([[comparedKey, sessionStore.get(key) ?? '']])).slice(0, comparedAtMost);

/** Slugs of the bikes chosen for comparison in this visit. Null until `openChosen`. */
export const $chosenBikes = atom<readonly string[] | null>(null);

/** Reads the bikes chosen on earlier pages. Call it after hydration. */
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
