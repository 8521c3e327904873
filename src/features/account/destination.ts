import { isFile, plainPath } from '../../canonicalPath.ts';
import { safeRedirect } from '../../domain/accounts/redirect.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths, zaloReturnPath } from '../../paths.ts';

/** Pages that redirect: returning to one would loop. */
const waypoints = new Set<string>([paths.auth, paths.authAction, zaloReturnPath, paths.confirmEmail]);

const pathOf = (address: string) => plainPath(address.replace(/[?#].*/, '')).replace(/(?:\.html)?\/*$/, '');

/**
 * Returns the first target on this site, else the home page (D12, D14).
 * @example destination('vi', 'https://a.vn', [null, '/vi/sell']) // => '/vi/sell'
 * @example destination('vi', 'https://a.vn', ['https://evil.example']) // => '/vi'
 */
export const destination = (
  language: Language,
  origin: string,
  targets: readonly (string | null | undefined)[],
): Path => {
  const home = localize(language, paths.home);
  const target = safeRedirect(
    targets.find((candidate) => candidate),
    origin,
    home,
  );
  const path = pathOf(target);
  return waypoints.has(path) || isFile(path) ? home : (target as Path);
};
