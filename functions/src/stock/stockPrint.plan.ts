import { createHash } from 'node:crypto';
import { fieldNames } from '../../../src/domain/listings/fields.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';

const compared = [
  ...fieldNames,
  'price',
  'description',
  'other_description',
  'features',
  'facts',
  'images',
  'status',
  'hide_phone',
  'hide_whatsapp',
  'deleted_at',
] as const satisfies readonly (keyof Listing)[];

/** Hash of the fields that a seller can change. */
export const bikePrint = (listing: Listing): string => {
  const values = compared.map((name) => {
    const value = listing[name] ?? null;
    return name === 'images' ? listing.images.map(({ image_url }) => image_url) : value;
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
};
