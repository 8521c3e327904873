import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { PressWaits } from '../ui/PressWaits.tsx';
import { reportHandled } from './reportHandled.ts';

/**
 * A part of a page that is fetched when it is drawn first, such as a dialog with the press that opens it. Unlike React's `lazy`, one
 * that does not arrive takes nothing else from the page: `onLost` hears of it, and the next drawing fetches it again.
 * @param waiting what stands there meanwhile
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
      if (Part) return;
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
