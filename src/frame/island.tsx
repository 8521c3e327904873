import { type ComponentType, useEffect, useId } from 'react';
import type { Language } from '../i18n/languages.ts';
import { islandOf, tellDrawn } from '../render/drawn.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import './followMoved.ts';
import './quietHydration.ts';
import './quietTextEvents.ts';
import { reportError } from './reportError.ts';

/**
 * A component as an island of its page: when it breaks, the rest of the page stays, the server hears of it, and it is drawn
 * anew with what was typed.
 * @param name what the report calls it
 * @example export const Inbox = island('inbox', ({ lang }: { lang: Language }) => …);
 */
export const island =
  <P extends { lang: Language }>(name: string, Inside: ComponentType<P>) =>
  (props: P) => {
    const id = useId();
    useEffect(() => tellDrawn(id), [id]);
    return (
      <ErrorBoundary
        lang={props.lang}
        onError={(failure) => reportError(failure, name)}
        within={() => islandOf(id)}
      >
        <Inside {...props} />
      </ErrorBoundary>
    );
  };
