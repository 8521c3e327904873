import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { replayTyped } from './replayTyped.ts';

const never = () => () => undefined;
/** True in the first rendering of prerendered HTML, never for elements added by script. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

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
