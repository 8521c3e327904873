/** Rating of a price against similar bikes (decision 104). `low` is suspicious, never called good. */
export const verdictKinds = ['low', 'good', 'fair', 'above'] as const;
export type VerdictKind = (typeof verdictKinds)[number];
