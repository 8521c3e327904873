/**
 * How a price compares with those of bikes that are alike (decision 104). `low` is so far below them that a buyer should look
 * closely: it is how bait is priced, so it is never called good.
 */
export const verdictKinds = ['low', 'good', 'fair', 'above'] as const;
export type VerdictKind = (typeof verdictKinds)[number];
