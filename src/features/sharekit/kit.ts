import type { Published } from '../../domain/listings/listing.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { shortCode } from '../../domain/listings/shortCode.ts';
import type { Language } from '../../i18n/languages.ts';
import { shortPath } from '../../paths.ts';
import { settings } from '../../settings.ts';

export type Photo = Published['images'][number];

/** What each part of the page works with. */
export type KitProps = {
  lang: Language;
  listing: Stored<Published>;
  /** The photo that the seller has chosen; undefined where the bike has none. */
  photo: Photo | undefined;
  /** The number, where the seller wants it shown. */
  phone: string | null;
};

/** The whole short address of a bike. @example shortAddress('b7TqXcS0w2nM5kPzR1aE') // => 'https://vongxe.example/b/2e8fdmagx' */
export const shortAddress = (id: string): string => settings.origin + shortPath(shortCode(id));

/** An address as it stands on paper, without what nobody has to type. */
export const typedAddress = (address: string): string => address.replace(/^https?:\/\//, '');
