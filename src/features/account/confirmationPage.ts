import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths } from '../../paths.ts';

/** Query key, set if the email was not sent. */
export const unsent = 'unsent';

/**
 * Page after a sign-up. URLs are logged (D13), so `email` is only for browsers that could not store it.
 * @param sent whether the email was sent
 * @example confirmationPage('vi', '/vi/sell', null, true) // => '/vi/confirm-email?redirect=%2Fvi%2Fsell'
 */
export const confirmationPage = (
  language: Language,
  redirect: string | null,
  email: string | null,
  sent: boolean,
): Path => {
  const query = new URLSearchParams();
  if (email !== null) query.set('email', email);
  if (redirect !== null) query.set('redirect', redirect);
  if (!sent) query.set(unsent, '1');
  const page = localize(language, paths.confirmEmail);
  return query.size > 0 ? `${page}?${query}` : page;
};
