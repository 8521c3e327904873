import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths } from '../../paths.ts';

/**
 * The page after a sign-up. The e-mail address goes along only where the browser could not remember it:
 * an address of the site is written to histories and logs (D13).
 * @example confirmationPage('vi', '/vi/sell', null) // => '/vi/confirm-email?redirect=%2Fvi%2Fsell'
 */
export const confirmationPage = (language: Language, redirect: string | null, email: string | null): Path => {
  const query = new URLSearchParams();
  if (email !== null) query.set('email', email);
  if (redirect !== null) query.set('redirect', redirect);
  const page = localize(language, paths.confirmEmail);
  return query.size > 0 ? `${page}?${query}` : page;
};
