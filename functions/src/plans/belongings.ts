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
] as const;

/** One document a person, under their id. */
export const personalCollections = [
  'profiles',
  'user_languages',
  'alert_settings',
  'alert_letters',
  'suspensions',
] as const;

/** Documents of anybody that say in `motorcycle_id` which bike they are about; they go with it. */
export const listingCollections = ['likes', 'alert_finds', 'reports', 'reveals'] as const;

/** One document a listing, under its id. */
export const listingNotes = ['announced', 'told_prices', 'social_posts'] as const;

/** Documents whose ids begin with somebody's id. */
export const prefixedDocuments = (userId: string) =>
  [
    { collection: 'limits', prefix: `${userId}_` },
    { collection: 'events', prefix: `inquiry_${userId}_` },
    { collection: 'mail', prefix: `report_${userId}_` },
  ] as const;

/** Documents that carry somebody's address. */
export const addressedDocuments = [
  { collection: 'contact_messages', field: 'email' },
  { collection: 'mail', field: 'to' },
] as const;

/** Letters about an owned document, by the kind of letter. */
export const letterKinds = { feedback: 'feedback', support_requests: 'supportRequest' } as const;
