import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { replayTyped } from './replayTyped.ts';

const never = () => () => undefined;
/** True in the first drawing of what is built into the page already; never of what a script has added. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Takes over what somebody filled into a form before its script was there. */
export const useTyped = (form: RefObject<HTMLFormElement | null>) => {
  const hydrating = useHydrating();
  const [settle, setSettle] = useState<(() => void) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew over what was typed.
  useLayoutEffect(() => {
    const { current } = form;
    if (hydrating && current) setSettle(() => replayTyped(current));
  }, []);
  useEffect(() => settle?.(), [settle]);
};
