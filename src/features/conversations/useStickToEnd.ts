import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Up to this many pixels above the end, a reader counts as being at the end. */
const nearEnd = 80;

/**
 * Keeps a log scrolled to its end, unless the reader has scrolled away.
 * @returns a function that scrolls to the end
 */
export const useStickToEnd = (box: RefObject<HTMLElement | null>, startsAtEnd: boolean): (() => void) => {
  const atEnd = useRef(startsAtEnd);
  const toEnd = useCallback(() => {
    atEnd.current = true;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [box]);
  useEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const note = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd;
    };
    const observer = new ResizeObserver(() => atEnd.current && toEnd());
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [box, toEnd]);
  return toEnd;
};
