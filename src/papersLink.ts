import type { Language } from './i18n/languages.ts';
import { localize, papersPath } from './paths.ts';

/** Query parameter with a bike's slug. */
export const bikeKey = 'bike';
/** Parameter of the fragment with an agreed price, which no server receives. */
export const agreedKey = 'agreed';

/**
 * Returns the address of the papers, filled in with a bike and the price agreed on.
 * @example papersLink('vi', 'honda-wave-2021', 20_000_000) // => '/vi/papers?bike=honda-wave-2021#agreed=20000000'
 */
export const papersLink = (language: Language, slug: string, agreed?: number): string =>
  `${localize(language, papersPath)}?${bikeKey}=${encodeURIComponent(slug)}${agreed ? `#${agreedKey}=${agreed}` : ''}`;
