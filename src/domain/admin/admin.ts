export const messageKinds = ['feedback', 'support_requests', 'contact_messages'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const adminTabs = [
  'reports',
  'signs',
  'reviews',
  'listings',
  'people',
  'messages',
  'emails',
  'audit',
  'views',
] as const;
export type AdminTab = (typeof adminTabs)[number];

export const adminQueues = [
  'figures',
  'reports',
  'conversation_reports',
  'report_photos',
  'fraud_signs',
  'reviews',
  'listings',
  'numbers',
  'people',
  'reachable',
  'messages',
  'emails',
  'audit',
  'export',
  'views',
] as const;
export type AdminQueueName = (typeof adminQueues)[number];

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
  'answer',
  'hideReview',
  'restoreReview',
  'keepReview',
  'look',
  'grant',
  'revoke',
  'quota',
  'decideTakedown',
  'identity',
  'grantShop',
  'removeShop',
  'removeLogo',
] as const;
export type AdminActionName = (typeof adminActions)[number];

/**
 * `numbers`: a listing's phone numbers were read. `photos`: a report's photos were read. `export`: a table
 * was saved.
 */
export const auditedActs = [...adminActions, 'numbers', 'photos', 'export'] as const;

export const adminExports = ['reports', 'decisions', 'takedowns', 'members'] as const;
export type AdminExport = (typeof adminExports)[number];

/** Decisions in the export. */
export const exportedActs = [
  'hide',
  'restore',
  'keep',
  'suspend',
  'lift',
  'dismiss',
  'hideReview',
  'restoreReview',
  'keepReview',
  'decideTakedown',
] as const satisfies readonly AdminActionName[];

export const maxDailyListings = 9_999;

/** `same`: the target was already in that state. */
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
 * Returns whether operators can hide a listing. Deleted ones can be hidden, too: their sellers could restore
 * them.
 * @example mayBeHidden({ slug: 'honda-wave-2021-hue', hidden: null }) // => true
 */
export const mayBeHidden = ({ slug, hidden }: { slug: string | null; hidden: unknown }): boolean =>
  slug !== null && hidden === null;

/**
 * Returns the id or slug at the end of a pasted address.
 * @example lastWord('https://vongxe.example/vi/motorcycle/honda-wave?x=1#contact') // => 'honda-wave'
 */
export const lastWord = (text: string): string =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? '';

/** @example maskAddress('lan.nguyen@example.com') // => 'l…@example.com' */
export const maskAddress = (address: string): string => address.replace(/^(.).*(?=@)/s, '$1…');
