import { type ComponentType, useEffect, useId } from 'react';
import { islandOf, tellDrawn } from '../astro/drawn.ts';
import type { Language } from '../i18n/languages.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import './followMoved.ts';
import './quietHydration.ts';
import './quietTextEvents.ts';
import { reportError } from './reportError.ts';

/**
 * Wraps a component as an island. If it throws, the rest of the page stays, the error is reported, and the
 * island is rendered again with the typed values.
 * @param name in error reports
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
