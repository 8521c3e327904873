import { safeRedirect } from '../../../src/domain/accounts/redirect.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';

/**
 * Rewrites a Firebase Auth link so that it opens our own page in the visitor's language.
 * @throws if the link has no code
 */
export const actionUrl = (site: string, link: string, language: Language, redirect?: string): string => {
  const { searchParams } = new URL(link);
  const [mode, code] = [searchParams.get('mode'), searchParams.get('oobCode')];
  if (!mode || !code) throw new Error('the link of Firebase Auth has no code');
  const url = new URL(localize(language, paths.authAction), site);
  const home = localize(language, paths.home);
  const target = safeRedirect(redirect, site, home);
  // The code comes last: the page strips characters that mail programs append to a link.
  url.search = new URLSearchParams({
    mode,
    ...(target !== home && { redirect: target }),
    oobCode: code,
  }).toString();
  return url.href;
};
