import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths } from '../../paths.ts';

/** The query that says: the account is there, its email is not. */
export const unsent = 'unsent';

/**
 * The page after a sign-up. The e-mail address goes along only where the browser could not remember it:
 * an address of the site is written to histories and logs (D13).
 * `sent` is whether the email is on its way: where it is not, the page must not say that it is.
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
