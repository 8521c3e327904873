const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Which of several items a key leads to, and undefined for any other key. The row has no ends.
 * @example nextIndex('ArrowDown', 2, 3) // => 0
 */
export const nextIndex = (key: string, index: number, count: number): number | undefined =>
  count === 0 ? undefined : steps[key]?.(Math.max(index, key === 'ArrowUp' ? 0 : index), count);
