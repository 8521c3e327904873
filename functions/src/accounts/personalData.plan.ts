import { memberKinds } from '../emails/kinds.ts';

/*
 * Where people's own documents lie. A new collection has to be entered here, which a test sees to.
 */

/** Documents that say in `user_id` whose they are, and that go with them. */
export const ownedCollections = [
  'likes',
  'alerts',
  'alert_finds',
  'feedback',
  'support_requests',
  'reports',
  'reveals',
  'listing_photos',
  'review_reports',
  'blocks',
  'conversation_reports',
  'fraud_signs',
  'text_prints',
  'repeated_bikes',
  'push_subscriptions',
] as const;

/** Documents of others that hold somebody's name or words, and the field that says whose: they go with that person. */
export const documentsAbout = [
  { collection: 'blocks', field: 'other_id' },
  { collection: 'conversation_reports', field: 'reported_id' },
  { collection: 'mail', field: 'receiver_id' },
] as const;

/** One document a person, under their id. */
export const personalCollections = [
  'profiles',
  'user_languages',
  'alert_settings',
  'alert_letters',
  'suspensions',
  'quotas',
  'sellers',
] as const;

/** Documents of anybody that say in `motorcycle_id` which bike they are about; they go with it. */
export const listingCollections = [
  'likes',
  'alert_finds',
  'reports',
  'reveals',
  'fraud_signs',
  'text_prints',
] as const;

/** One document a listing, under its id. */
export const listingNotes = [
  'announced',
  'told_prices',
  'social_posts',
  'listing_photos',
  'repeated_bikes',
  'listing_days',
] as const;

/** Documents whose ids begin with somebody's id: of emails, those about the account itself. */
export const prefixedDocuments = (userId: string) =>
  [
    { collection: 'limits', prefix: `${userId}_` },
    { collection: 'events', prefix: `inquiry_${userId}_` },
    { collection: 'mail', prefix: `confirmation_${userId}_` },
    { collection: 'mail', prefix: `alertFinds_${userId}_` },
    { collection: 'mail', prefix: `report_${userId}_` },
  ] as const;

/**
 * Every collection whose documents hold an address, and what shows that they are somebody's: their id, by which they
 * go with the account, or the address too. Anybody can sign up with anybody's address, so that it shows nothing until
 * this account has confirmed it.
 */
export const addressCollections = {
  inquiries: 'id',
  support_requests: 'id',
  erasures: 'id',
  contact_messages: 'address',
  mail: 'address',
} as const satisfies Record<string, 'id' | 'address'>;

/** The documents that go with a confirmed address; of emails those to the person, not those to an operator. */
export const addressedDocuments = [
  { collection: 'contact_messages', field: 'email', kinds: null },
  { collection: 'mail', field: 'to', kinds: memberKinds },
] as const;

/** Emails to the operator about a document that goes, by the kind of email. */
export const emailKinds = {
  feedback: 'feedback',
  support_requests: 'supportRequest',
  contact_messages: 'contactMessage',
} as const;
