type Item = { id: string };
/** `read_at` is when the first of its items was read, by the database's clock. */
export type Page<T> = { items: T[]; more: boolean; read_at: number };

/**
 * A queue once its next page has come; null where it did not: then what is there stays. Later pages may bring
 * again what is there already.
 */
export const planMore = <T extends Item>(
  known: Page<T>,
  next: Page<T> | null,
): Page<T> & { stuck: boolean } => {
  const { read_at } = known;
  if (next === null) return { items: known.items, more: known.more, read_at, stuck: true };
  const ids = new Set(known.items.map(({ id }) => id));
  return {
    items: [...known.items, ...next.items.filter(({ id }) => !ids.has(id))],
    more: next.more,
    read_at,
    stuck: false,
  };
};
