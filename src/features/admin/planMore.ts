type Item = { id: string };
export type Page<T> = { items: T[]; more: boolean };

/**
 * A queue once its next page has come; null where it did not: then what is there stays. Later pages may bring
 * again what is there already.
 */
export const planMore = <T extends Item>(
  known: Page<T>,
  next: Page<T> | null,
): Page<T> & { stuck: boolean } => {
  if (next === null) return { items: known.items, more: known.more, stuck: true };
  const ids = new Set(known.items.map(({ id }) => id));
  return {
    items: [...known.items, ...next.items.filter(({ id }) => !ids.has(id))],
    more: next.more,
    stuck: false,
  };
};
