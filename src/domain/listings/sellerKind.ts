/** Values of the filter by seller, which is no field of a listing. */
export const sellerKinds = ['shop', 'private'] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** @example sellerKindOf({ shop: 'xe-may-hung' }) // => 'shop' */
export const sellerKindOf = ({ shop }: { shop?: string }): SellerKind => (shop ? 'shop' : 'private');
