import { type RefObject, useEffect } from 'react';

/**
 * How far below the screen the end of the list may be when more is fetched. Above it any distance counts: a
 * jump to the end of the page may pass the last card without showing it.
 */
const near = '1000000px 0px 800px';

/** Calls for more when the last card of a list comes near the screen. */
export const useLastCard = (
  list: RefObject<HTMLElement | null>,
  cards: readonly unknown[],
  isOn: boolean,
  onNear: () => void,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards make another one the last.
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
