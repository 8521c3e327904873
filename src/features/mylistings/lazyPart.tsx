import { type ComponentType, useEffect, useRef, useState } from 'react';
import { reportHandled } from '../../frame/reportHandled.ts';
import { PressWaits } from '../../ui/PressWaits.tsx';

/**
 * A part of the page that is fetched when it is drawn first, such as a dialog with the press that opens it. Unlike React's `lazy`, one
 * that does not arrive takes nothing else from the page: `onLost` hears of it, and the next drawing fetches it again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props> | null = null;
  return (props: Props & { onLost: () => void }) => {
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
          reportHandled(failure, 'load a part of my listings');
          if (!isGone) lost.current();
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Part ? <Part {...props} /> : <PressWaits />;
  };
};
