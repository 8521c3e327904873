import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { PressWaits } from '../ui/PressWaits.tsx';
import { reportHandled } from './reportHandled.ts';

/**
 * Loads a component when first rendered. Unlike with React's `lazy`, a failure leaves the page intact:
 * `onLost` is called, and the next render retries.
 * @param waiting shown while loading
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <PressWaits />,
) => {
  let Part: ComponentType<Props> | null = null;
  return (props: Props & { onLost?: () => void }) => {
    const [, arrive] = useState(false);
    const lost = useRef(props.onLost);
    lost.current = props.onLost;
    useEffect(() => {
      // The component may have loaded between render and effect.
      if (Part) return arrive(true);
      let isGone = false;
      load().then(
        (part) => {
          Part = part;
          if (!isGone) arrive(true);
        },
        (failure: unknown) => {
          reportHandled(failure, 'load a part of the page');
          if (!isGone) lost.current?.();
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Part ? <Part {...props} /> : waiting;
  };
};
