import { useEffect, useRef } from 'react';
import { isSessionKept, useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { arrive } from './arrive.ts';
import { destination } from './destination.ts';

export const askedRedirect = () => new URLSearchParams(location.search).get('redirect');

/**
 * Redirects a signed-in member to the first target that is not empty, else does so after sign-in (S2.58,
 * S2.59, S2.68). Does nothing while `now` is false.
 * @returns whether the redirect has begun
 */
export const useArrival = (
  language: Language,
  targets: () => readonly (string | null | undefined)[],
  now = true,
): boolean => {
  const session = useSession();
  const leaving = useRef(false);
  useEffect(() => {
    if (!now || session.state !== 'in' || leaving.current) return;
    const target = destination(language, location.origin, targets());
    if (!isSessionKept()) {
      // Without a stored session, the target would redirect to the sign-in page, which explains this.
      if (location.pathname !== localize(language, paths.auth))
        location.replace(signInPath(language, target));
      return;
    }
    leaving.current = true;
    void arrive(session.user, language, target);
  });
  return now && session.state === 'in';
};
