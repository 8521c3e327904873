type Step = (index: number, count: number) => number;

const forward: Step = (index, count) => (index + 1) % count;
/** If no item has focus yet (-1), goes to the last item. */
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
 * Index that a key moves to, or undefined for other keys. Wraps around.
 * @example nextIndex('ArrowDown', 2, 3) // => 0
 */
export const nextIndex = (key: string, index: number, count: number): number | undefined =>
  count === 0 ? undefined : steps[key]?.(index, count);
