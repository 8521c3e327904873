import type { Language } from './i18n/languages.ts';
import { localize, type Path, paths, shareKitPath } from './paths.ts';

// Not in paths.ts, because every page's script contains that file.

/** @example messagesAbout('vi', 'kX2') // => '/vi/messages?bike=kX2' */
export const messagesAbout = (language: Language, listingId: string): Path =>
  `${localize(language, paths.messages)}?${new URLSearchParams({ bike: listingId })}`;

/**
 * Form for a new listing, prefilled from another listing of the same seller.
 * @example sellLike('vi', 'kX2') // => '/vi/sell?like=kX2'
 */
export const sellLike = (language: Language, listingId: string): Path =>
  `${localize(language, paths.sell)}?${new URLSearchParams({ like: listingId })}`;

/** Target of the phone's share menu, named in the manifest. */
export const sharedPath: Path = `${paths.sell}/shared`;

/** @example shareKit('vi', 'kX2') // => '/vi/share-kit?listing=kX2' */
export const shareKit = (language: Language, listingId: string): Path =>
  `${localize(language, shareKitPath)}?${new URLSearchParams({ listing: listingId })}`;

export type OpenedField = 'images' | 'description' | 'facts' | 'contactPhone' | 'price';

/** @example editAt('vi', 'kX2', 'images') // => '/vi/edit-listing/kX2#images' */
export const editAt = (language: Language, listingId: string, field: OpenedField): Path =>
  `${localize(language, paths.editListing(listingId))}#${field}`;

/** @example profileAt('vi', 'phone') // => '/vi/profile#phone' */
export const profileAt = (language: Language, section: 'phone' | 'email' | 'terms' | 'identity'): Path =>
  `${localize(language, paths.profile)}#${section}`;
