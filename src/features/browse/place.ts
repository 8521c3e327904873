/** Where somebody was in the list, kept with the history entry, so that Back leads to it. */
export type Place = {
  /** Cards that were shown. */
  shown: number;
  /** Pixels from the top of the page. */
  top: number;
  /** The bike whose link was followed, and how far below the top of the screen its card was. */
  bike: string | null;
  offset: number;
};

// By hand: a schema would bring 9 KB to the page that most people see first.
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

/** What the entry remembers, or null; whatever else may be in it is nobody's business here. */
export const readPlace = (state: unknown): Place | null =>
  typeof state === 'object' && state !== null && 'browse' in state && isPlace(state.browse)
    ? state.browse
    : null;

export const keepPlace = (place: Place) => history.replaceState({ ...history.state, browse: place }, '');
