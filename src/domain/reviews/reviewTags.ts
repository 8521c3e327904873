/** A buyer's tags for a seller; negative ones last. */
export const sellerTags = [
  'as_described',
  'papers_as_promised',
  'on_time',
  'fair_price',
  'friendly',
  'told_faults',
  'helped_papers',
  'not_as_described',
  'papers_missing',
  'late',
  'price_changed',
  'rude',
] as const;

export const buyerTags = [
  'on_time',
  'friendly',
  'clear_answers',
  'paid_as_agreed',
  'quick_decision',
  'late',
  'haggled_again',
  'rude',
] as const;

export const reviewTags = [...new Set([...sellerTags, ...buyerTags])] as const;
export type ReviewTag = (typeof reviewTags)[number];

export const tagsBy = { buyer: sellerTags, seller: buyerTags } as const;
