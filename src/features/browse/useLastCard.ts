import { type RefObject, useEffect } from 'react';

/** Up to 800 px below the viewport, and anywhere above it: a jump to the end may skip the last card. */
const near = '1000000px 0px 800px';

export const useLastCard = (
  list: RefObject<HTMLElement | null>,
  cards: readonly unknown[],
  isOn: boolean,
  onNear: () => void,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new cards change which one is last.
  useEffect(() => {
    const last = [...(list.current?.querySelectorAll('[data-bike]') ?? [])].at(-1);
    if (!isOn || !last) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
      { rootMargin: near },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [list, cards, isOn, onNear]);
};
