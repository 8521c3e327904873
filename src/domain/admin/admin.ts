/*
 * What an operator does at /admin and reads there: the language between the admin page and its two calls.
 */

export const messageKinds = ['feedback', 'support_requests', 'contact_messages'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const adminActions = [
  'hide',
  'restore',
  'keep',
  'dismiss',
  'suspend',
  'lift',
  'retry',
  'resume',
  'finish',
  'hideReview',
  'restoreReview',
  'keepReview',
  'look',
] as const;
export type AdminActionName = (typeof adminActions)[number];

/** Acts in the audit: those, and a look at the numbers of a listing. */
export const auditedActs = [...adminActions, 'numbers'] as const;

/** Done now, or so already. */
export const adminActionOutcomes = ['done', 'same'] as const;
export type AdminActionOutcome = (typeof adminActionOutcomes)[number];

export const adminFigures = [
  'active',
  'sold',
  'paused',
  'draft',
  'hidden',
  'members',
  'suspended',
  'reports',
  'review_reports',
  'queued',
  'dead',
  ...messageKinds,
  'conversation_reports',
  'fraud_signs',
] as const;

/**
 * Can an operator hide a listing? Whatever has an address, also as a draft or deleted, since both can come back.
 * @example mayBeHidden({ slug: 'honda-wave-2021-hue', hidden: null }) // => true
 */
export const mayBeHidden = ({ slug, hidden }: { slug: string | null; hidden: unknown }): boolean =>
  slug !== null && hidden === null;

/**
 * What somebody pasted, as an id or a slug: the last word of an address.
 * @example lastWord('https://vongxe.example/vi/motorcycle/honda-wave?x=1#contact') // => 'honda-wave'
 */
export const lastWord = (text: string): string =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? '';

/**
 * An address as an operator may see it in passing.
 * @example maskAddress('lan.nguyen@example.com') // => 'l…@example.com'
 */
export const maskAddress = (address: string): string => address.replace(/^(.).*(?=@)/s, '$1…');
