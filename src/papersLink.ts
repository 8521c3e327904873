import type { Language } from './i18n/languages.ts';
import { costsPath, localize, type Path, papersPath, viewingPath } from './paths.ts';

export const bikeKey = 'bike';
/** Fragment key of the agreed price. Browsers never send fragments to servers. */
export const agreedKey = 'agreed';

/**
 * @example papersLink('vi', 'honda-wave-2021', 20_000_000) // => '/vi/papers?bike=honda-wave-2021#agreed=20000000'
 */
export const papersLink = (language: Language, slug: string, agreed?: number): string =>
  `${localize(language, papersPath)}?${bikeKey}=${encodeURIComponent(slug)}${agreed ? `#${agreedKey}=${agreed}` : ''}`;

const linkTo =
  (page: Path) =>
  (language: Language, slug: string): string =>
    `${localize(language, page)}?${bikeKey}=${encodeURIComponent(slug)}`;
export const costsLink = linkTo(costsPath);
export const viewingLink = linkTo(viewingPath);
