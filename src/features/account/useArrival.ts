import { useEffect, useRef } from 'react';
import { isSessionKept, useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { arrive } from './arrive.ts';
import { destination } from './destination.ts';

/** The redirect that the address asks for, or null. */
export const askedRedirect = () => new URLSearchParams(location.search).get('redirect');

/**
 * Sends everybody away who is signed in, or signs in here, to the first of the wishes (S2.58, S2.59, S2.68).
 * Says whether that is under way. With `now` false they stay until something else is done.
 */
export const useArrival = (
  language: Language,
  wishes: () => readonly (string | null | undefined)[],
  now = true,
): boolean => {
  const session = useSession();
  const leaving = useRef(false);
  useEffect(() => {
    if (!now || session.state !== 'in' || leaving.current) return;
    const target = destination(language, location.origin, wishes());
    if (!isSessionKept()) {
      // The next page would send them back here. The sign-in page says why.
      if (location.pathname !== localize(language, paths.auth))
        location.replace(signInPath(language, target));
      return;
    }
    leaving.current = true;
    void arrive(session.user, language, target);
  });
  return now && session.state === 'in';
};
