import type { Published } from '../../domain/listings/listing.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { shortCode } from '../../domain/listings/shortCode.ts';
import type { Language } from '../../i18n/languages.ts';
import { shortPath } from '../../paths.ts';
import { settings } from '../../settings.ts';

export type Photo = Published['images'][number];

export type KitProps = {
  lang: Language;
  listing: Stored<Published>;
  /** Chosen photo; undefined if the bike has none. */
  photo: Photo | undefined;
  /** Phone number; null if hidden. */
  phone: string | null;
};

/** @example shortAddress('b7TqXcS0w2nM5kPzR1aE') // => 'https://vongxe.example/b/2e8fdmagx' */
export const shortAddress = (id: string): string => settings.origin + shortPath(shortCode(id));

/** Address for paper, without scheme. */
export const typedAddress = (address: string): string => address.replace(/^https?:\/\//, '');
