import type { Language } from './i18n/languages.ts';
import { localize, type Path, paths, shareKitPath } from './paths.ts';

// Apart from paths.ts, which visitors load with every page that has a script.

/**
 * One's conversations about a bike.
 * @example messagesAbout('vi', 'kX2') // => '/vi/messages?bike=kX2'
 */
export const messagesAbout = (language: Language, listingId: string): Path =>
  `${localize(language, paths.messages)}?${new URLSearchParams({ bike: listingId })}`;

/**
 * The form for a new listing, begun with what another one of one's own says.
 * @example sellLike('vi', 'kX2') // => '/vi/sell?like=kX2'
 */
export const sellLike = (language: Language, listingId: string): Path =>
  `${localize(language, paths.sell)}?${new URLSearchParams({ like: listingId })}`;

/** Where a phone sends what somebody shares with the site; the manifest names it. */
export const sharedPath: Path = `${paths.sell}/shared`;

/**
 * Paper, pictures and texts for one of one's own bikes.
 * @example shareKit('vi', 'kX2') // => '/vi/share-kit?listing=kX2'
 */
export const shareKit = (language: Language, listingId: string): Path =>
  `${localize(language, shareKitPath)}?${new URLSearchParams({ listing: listingId })}`;

/** A field of the form that it opens with. */
export type OpenedField = 'images' | 'description' | 'facts' | 'contactPhone' | 'price';

/**
 * The form of one's own listing, opened at a field.
 * @example editAt('vi', 'kX2', 'images') // => '/vi/edit-listing/kX2#images'
 */
export const editAt = (language: Language, listingId: string, field: OpenedField): Path =>
  `${localize(language, paths.editListing(listingId))}#${field}`;

/**
 * A section of the profile.
 * @example profileAt('vi', 'phone') // => '/vi/profile#phone'
 */
export const profileAt = (language: Language, section: 'phone' | 'email'): Path =>
  `${localize(language, paths.profile)}#${section}`;
