import type { AccountExport } from '../../../src/domain/export/accountExport.schema.ts';
import { memberKinds } from '../emails/kinds.ts';

/* Personal data by collection: how documents are found, erased and exported. */

/** Search key: a field with the account id, the document id or its prefix, or a confirmed email address. */
type Found =
  | { by: 'field'; field: string }
  | { by: 'id' }
  | { by: 'prefix'; prefix: (userId: string) => string }
  | { by: 'address'; field: string; kinds: readonly string[] | null };

type Exported =
  | { section: keyof AccountExport }
  | { asStored: 'whole' | readonly string[] }
  | { leftOut: string };

export type PersonalData = { collection: string; found: Found; exported: Exported };

const owned = (collection: string, exported: Exported, field = 'user_id'): PersonalData => ({
  collection,
  found: { by: 'field', field },
  exported,
});
const perPerson = (collection: string, exported: Exported): PersonalData => ({
  collection,
  found: { by: 'id' },
  exported,
});
const prefixed = (
  collection: string,
  exported: Exported,
  prefix = (userId: string) => `${userId}_`,
): PersonalData => ({ collection, found: { by: 'prefix', prefix }, exported });

const whole = { asStored: 'whole' } as const;
/** Excludes an email's content, whose links work without sign-in. */
const emailFacts = { asStored: ['kind', 'state', 'created_at', 'expires_at'] } as const;
const toOperators = { leftOut: 'An email to the operators; the report itself is in the download.' };

export const personalData: readonly PersonalData[] = [
  owned('likes', { section: 'likes' }),
  owned('alerts', { section: 'alerts' }),
  owned('follows', whole),
  owned('alert_finds', { section: 'alert_finds' }),
  owned('feedback', { section: 'feedback' }),
  owned('support_requests', { section: 'support_requests' }),
  owned('reports', { section: 'reports' }),
  owned('reveals', { section: 'reveals' }),
  owned('listing_photos', whole),
  owned('message_photos', whole),
  owned('review_reports', { section: 'review_reports' }),
  owned('blocks', { section: 'blocks' }),
  owned('conversation_reports', { section: 'conversation_reports' }),
  owned('fraud_signs', { section: 'fraud_signs' }),
  owned('text_prints', whole),
  owned('repeated_bikes', { section: 'repeated_bikes' }),
  owned('push_subscriptions', { section: 'push_subscriptions' }),
  owned('zalo_accounts', whole),
  // Other people's documents about this person, and emails to this person, are deleted too.
  owned('blocks', { leftOut: 'It would tell who has blocked this person.' }, 'other_id'),
  owned('follows', { leftOut: 'It would tell who follows this person.' }, 'seller_id'),
  owned('conversation_reports', { leftOut: 'It would tell who has reported this person.' }, 'reported_id'),
  owned('mail', emailFacts, 'receiver_id'),
  perPerson('profiles', { section: 'profile' }),
  perPerson('user_languages', whole),
  perPerson('alert_settings', { section: 'alert_settings' }),
  perPerson('away_answers', { section: 'away_answer' }),
  perPerson('alert_letters', whole),
  perPerson('suspensions', whole),
  perPerson('reinstatements', whole),
  perPerson('quotas', whole),
  perPerson('identities', whole),
  owned('consents', whole),
  perPerson('sellers', { section: 'seller' }),
  // eraseShop.ts runs earlier and deletes the shop's other documents.
  owned('shops', whole, 'owner'),
  perPerson('shop_people', whole),
  prefixed('limits', whole),
  prefixed('events', whole, (userId) => `inquiry_${userId}_`),
  prefixed('mail', emailFacts, (userId) => `confirmation_${userId}_`),
  prefixed('mail', emailFacts, (userId) => `alertFinds_${userId}_`),
  prefixed('mail', toOperators, (userId) => `report_${userId}_`),
  { collection: 'contact_messages', found: { by: 'address', field: 'email', kinds: null }, exported: whole },
  { collection: 'shop_invitations', found: { by: 'address', field: 'email', kinds: null }, exported: whole },
  { collection: 'mail', found: { by: 'address', field: 'to', kinds: memberKinds }, exported: emailFacts },
];

/** Documents found by `motorcycle_id` and deleted with the listing. */
export const listingCollections = [
  'likes',
  'alert_finds',
  'reports',
  'reveals',
  'fraud_signs',
  'text_prints',
] as const;

/** Collections with one document per listing, under its id. */
export const listingNotes = [
  'announced',
  'told_prices',
  'social_posts',
  'listing_photos',
  'repeated_bikes',
  'listing_days',
  'deals',
] as const;

/**
 * Collections whose documents contain an address. Only a confirmed address proves ownership: anybody can sign
 * up with another person's.
 */
export const addressCollections = {
  inquiries: 'id',
  support_requests: 'id',
  erasures: 'id',
  contact_messages: 'address',
  shop_invitations: 'address',
  mail: 'address',
} as const satisfies Record<string, 'id' | 'address'>;

/** Kinds of operator emails that are deleted with their source document, by collection. */
export const emailKinds = {
  feedback: 'feedback',
  support_requests: 'supportRequest',
  contact_messages: 'contactMessage',
} as const;
