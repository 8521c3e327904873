import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths } from '../../paths.ts';

/** Query key: the account exists, but its email was not sent. */
export const unsent = 'unsent';

/**
 * Returns the page after a sign-up. It carries the email address only if the browser could not store it,
 * since addresses of pages are logged (D13).
 * @param sent whether the email was sent; if not, the page says so
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
