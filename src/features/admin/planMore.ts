type Item = { id: string };
/** `read_at`: time (ms) of reading the first item, by the database's clock. */
export type Page<T> = { items: T[]; more: boolean; read_at: number };

/** Appends the next page without duplicates. `null` (failed): marks the queue as stuck. */
export const planMore = <T extends Item>(
  shown: Page<T>,
  next: Page<T> | null,
): Page<T> & { stuck: boolean } => {
  const { read_at } = shown;
  if (next === null) return { items: shown.items, more: shown.more, read_at, stuck: true };
  const ids = new Set(shown.items.map(({ id }) => id));
  return {
    items: [...shown.items, ...next.items.filter(({ id }) => !ids.has(id))],
    more: next.more,
    read_at,
    stuck: false,
  };
};
