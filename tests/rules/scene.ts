import { buildAlert } from '../fixtures/buildAlert.ts';
import { buildBlock, buildConversationReport } from '../fixtures/buildBlock.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildDraft, buildHidden, buildListing } from '../fixtures/buildListing.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { buildRates } from '../fixtures/buildRates.ts';
import { buildReview } from '../fixtures/buildReview.ts';
import { acceptedFor } from './counted.ts';
import { stored, yesterday } from './documents.ts';
import type { Documents } from './rulebook.ts';

/** Collections without client access. The last three are invented. */
export const serverOnly = [
  'mail',
  'events',
  'views',
  'page_views',
  'price_history',
  'trust_counts',
  'takedowns',
  'views/active/shards',
  'jobs',
  'audit',
  'catalogue',
  'catalogue_places',
  'catalogue_changes',
  'catalogue_segments',
  'catalogue_descriptions',
  'alert_finds',
  'alert_letters',
  'announced',
  'told_prices',
  'listing_days',
  'social_posts',
  'reconcile',
  'outbox',
  'reports',
  'review_reports',
  'reveals',
  'erasures',
  'revocations',
  'quotas',
  'sellers',
  'shops',
  'shops/seller/stock',
  'shops/seller/changes',
  'shops/seller/changes/seller/changed_bikes',
  'shop_people',
  'shop_invitations',
  'listing_photos',
  'erased_listings',
  'suspension_marks',
  'reinstatements',
  'fraud_signs',
  'text_prints',
  'push_subscriptions',
  'zalo_accounts',
  'user_languages',
  'motorcycles/active/secrets',
  'admins',
  'unknown',
];

/**
 * Documents of a site in use, as the seller's tests need them. Every collection also contains other people's
 * and hidden documents, so that a query for too much must fail.
 */
export const scene: Documents = {
  'motorcycles/active': stored(buildListing({ id: 'active', slug: 'active' })),
  'motorcycles/paused': stored(buildListing({ id: 'paused', slug: 'paused', status: 'paused' })),
  'motorcycles/sold': stored(buildListing({ id: 'sold', slug: 'sold', status: 'sold' })),
  'motorcycles/draft': stored(buildDraft()),
  'motorcycles/hidden': stored(buildHidden({ slug: 'hidden' })),
  'motorcycles/deleted': stored(buildListing({ id: 'deleted', slug: 'deleted', deleted_at: 1 })),
  'motorcycles/deletedLately': stored(
    buildListing({ id: 'deletedLately', slug: 'deleted-lately', deleted_at: Date.now() - 86_400_000 }),
  ),
  'motorcycles/hiddenDeleted': stored({ ...buildHidden({ slug: 'hidden-deleted' }), deleted_at: Date.now() }),
  'motorcycles/other': stored(buildListing({ id: 'other', slug: 'other', user_id: 'somebody' })),
  'motorcycles/otherDraft': stored(buildDraft({ user_id: 'somebody' })),
  'motorcycles/active/contact/phone': stored(buildContact()),
  'motorcycles/active/contact/whatsapp': stored(buildContact({ hidden: true })),
  'motorcycles/active/wishes/facebook': { wanted: true, updated_at: yesterday() },
  'slugs/active': { motorcycle_id: 'active' },
  'likes/seller_other': stored(buildLike({ user_id: 'seller', motorcycle_id: 'other' })),
  'likes/somebody_active': stored(buildLike({ user_id: 'somebody', motorcycle_id: 'active' })),
  'follows/seller_minh': stored(buildFollow({ user_id: 'seller', seller_id: 'minh' })),
  'follows/somebody_seller': stored(buildFollow({ user_id: 'somebody' })),
  'inquiries/asked': stored(buildInquiry()),
  'inquiries/foreign': stored(buildInquiry({ buyer_id: 'somebody', seller_id: 'somebody else' })),
  'reviews/asked_seller': stored(
    buildReview({ author_id: 'seller', subject_id: 'buyer', role: 'seller', published_at: null }),
  ),
  'reviews/foreign_buyer': stored(buildReview({ author_id: 'somebody', subject_id: 'somebody else' })),
  'inquiries/asked/replies/first': stored(buildReply()),
  'blocks/seller_somebody': stored(buildBlock({ other_id: 'somebody', other_name: 'An' })),
  'blocks/somebody_stranger': stored(buildBlock({ user_id: 'somebody', other_id: 'stranger' })),
  'message_photos/sent': { user_id: 'seller', state: 'ready', thread_id: 'asked', created_at: yesterday() },
  'message_photos/other': { user_id: 'buyer', state: 'ready', thread_id: 'asked', created_at: yesterday() },
  'repeated_bikes/active': { user_id: 'seller', other_id: 'paused', title: 'Lead', created_at: yesterday() },
  'repeated_bikes/other': { user_id: 'somebody', other_id: 'x', title: 'Lead', created_at: yesterday() },
  'conversation_reports/seller_asked': stored(buildConversationReport()),
  'alerts/seller_0': stored(buildAlert({ user_id: 'seller' })),
  'alerts/somebody_0': stored(buildAlert({ user_id: 'somebody' })),
  'alert_settings/seller': { language: 'vi', delivery: 'daily', updated_at: yesterday() },
  'alert_settings/somebody': { language: 'en', delivery: 'soon', updated_at: yesterday() },
  'away_answers/seller': { away: { kind: 'until', day: '2026-12-01' }, updated_at: yesterday() },
  'away_answers/somebody': { away: null, updated_at: yesterday() },
  'feedback/praise': stored(buildFeedback({ user_id: 'seller' })),
  'limits/seller_feedback': { used: 1, since: yesterday(), last: yesterday(), what: 'praise' },
  ...acceptedFor(['new_stranger'], 'stranger'),
  ...acceptedFor(['new', 'new_seller', 'mine', 'active', 'paused', 'sold', 'hidden', 'draft']),
  'profiles/seller': stored(buildProfile()),
  'profiles/somebody': stored(buildProfile()),
  'identities/seller': { level: 'papers', operator_id: 'boss', checked_at: yesterday() },
  'identities/somebody': { level: 'vneid', operator_id: 'boss', checked_at: yesterday() },
  'consents/seller_terms_2020-01-01': { user_id: 'seller', purpose: 'terms', version: '2020-01-01' },
  'rates/current': buildRates(),
  'rates/hidden': buildRates(),
  'stats/public': { active: 1 },
  'stats/trust': { months: {} },
  'stats/hidden': { active: 1 },
  'suspensions/somebody': { reason: 'scam', note: null, suspended_at: yesterday() },
  'support_requests/help': { subject: 'Help', message: 'Please' },
  'contact_messages/hello': { message: 'Hello' },
  ...Object.fromEntries(serverOnly.map((name) => [`${name}/seller`, { user_id: 'seller', valid_after: 0 }])),
};

/** Scene with two sold bikes: one that a buyer claims to have bought, and one with a confirmed deal. */
export const soldScene: Documents = {
  ...scene,
  'inquiries/claimed': stored({
    ...buildInquiry({ status: 'closed', closed_by: 'buyer' }),
    bike: { ...buildInquiry().bike, id: 'justSold' },
  }),
  'deals/sold': { thread_id: 'earlier', agreed_at: yesterday() },
  'motorcycles/justSold': {
    ...stored(buildListing({ id: 'justSold', slug: 'just-sold', status: 'sold' })),
    updated_at: yesterday(),
  },
};
