/** Position in the list, stored in the history entry for Back. */
export type Place = {
  /** Number of cards. */
  shown: number;
  /** Scroll position in pixels. */
  top: number;
  /** Id of the bike that was opened, and its card's distance from the top of the screen. */
  bike: string | null;
  offset: number;
};

// By hand: a schema would add 9 KB to the home page.
const isPlace = (kept: unknown): kept is Place =>
  typeof kept === 'object' &&
  kept !== null &&
  'shown' in kept &&
  Number.isInteger(kept.shown) &&
  'top' in kept &&
  Number.isFinite(kept.top) &&
  'bike' in kept &&
  (kept.bike === null || typeof kept.bike === 'string') &&
  'offset' in kept &&
  Number.isFinite(kept.offset);

/** Returns the position in a history state, or null. Other values in it are ignored. */
export const readPlace = (state: unknown): Place | null =>
  typeof state === 'object' && state !== null && 'browse' in state && isPlace(state.browse)
    ? state.browse
    : null;

export const keepPlace = (place: Place) => history.replaceState({ ...history.state, browse: place }, '');
