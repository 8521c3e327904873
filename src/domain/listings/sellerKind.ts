/** The seller filter's values. No field of a listing stores them. */
export const sellerKinds = ['shop', 'private'] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** @example sellerKindOf({ shop: 'xe-may-hung' }) // => 'shop' */
export const sellerKindOf = ({ shop }: { shop?: string | undefined }): SellerKind =>
  shop ? 'shop' : 'private';
