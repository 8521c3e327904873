import { isFile, plainPath } from '../../canonicalPath.ts';
import { safeRedirect } from '../../domain/accounts/redirect.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths } from '../../paths.ts';

/** Pages that only lead elsewhere: to be sent back to one of them would be a circle. */
const waypoints = new Set<string>([paths.auth, paths.authAction, paths.confirmEmail]);

const pathOf = (address: string) => plainPath(address.replace(/[?#].*/, '')).replace(/(?:\.html)?\/*$/, '');

/**
 * Where somebody goes who has signed in: the first wish that there is, if it is a page of this site, no file, else
 * the home page of the language (D12, D14).
 * @example destination('vi', 'https://a.vn', [null, '/vi/sell']) // => '/vi/sell'
 * @example destination('vi', 'https://a.vn', ['https://evil.example']) // => '/vi'
 */
export const destination = (
  language: Language,
  origin: string,
  wishes: readonly (string | null | undefined)[],
): Path => {
  const home = localize(language, paths.home);
  const target = safeRedirect(
    wishes.find((wish) => wish),
    origin,
    home,
  );
  const path = pathOf(target);
  return waypoints.has(path) || isFile(path) ? home : (target as Path);
};
