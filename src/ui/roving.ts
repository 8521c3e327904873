type Step = (index: number, count: number) => number;

const forward: Step = (index, count) => (index + 1) % count;
/** -1 means that no item has focus yet: then the way back begins at the last one. */
const back: Step = (index, count) => (index <= 0 ? count : index) - 1;

const steps: Record<string, Step> = {
  ArrowDown: forward,
  ArrowRight: forward,
  ArrowUp: back,
  ArrowLeft: back,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Which of several items a key leads to, and undefined for any other key. The row has no ends.
 * @example nextIndex('ArrowDown', 2, 3) // => 0
 */
export const nextIndex = (key: string, index: number, count: number): number | undefined =>
  count === 0 ? undefined : steps[key]?.(index, count);
