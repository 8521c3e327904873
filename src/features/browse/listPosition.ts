/** Stored in the history entry, so that Back restores it. */
export type ListPosition = {
  shown: number;
  top: number;
  /** Opened bike, and its card's distance from the screen's top. */
  bike: string | null;
  offset: number;
};

// Checked by hand: a schema would add 9 KB to the home page.
const isPosition = (value: unknown): value is ListPosition =>
  typeof value === 'object' &&
  value !== null &&
  'shown' in value &&
  Number.isInteger(value.shown) &&
  'top' in value &&
  Number.isFinite(value.top) &&
  'bike' in value &&
  (value.bike === null || typeof value.bike === 'string') &&
  'offset' in value &&
  Number.isFinite(value.offset);

export const readPosition = (state: unknown): ListPosition | null =>
  typeof state === 'object' && state !== null && 'browse' in state && isPosition(state.browse)
    ? state.browse
    : null;

export const keepPosition = (position: ListPosition) =>
  history.replaceState({ ...history.state, browse: position }, '');
