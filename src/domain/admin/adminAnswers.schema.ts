import * as z from 'zod/mini';
import { Identity } from '../accounts/identity.schema.ts';
import { Contact } from '../contacts/contact.schema.ts';
import { channels } from '../contacts/contact.ts';
import { conversationReasons } from '../moderation/conversationReport.ts';
import { Hiding, Suspension } from '../moderation/moderation.schema.ts';
import { suspendReasons } from '../moderation/moderation.ts';
import { reportReasons } from '../moderation/report.ts';
import { FraudSigns } from '../moderation/signs.schema.ts';
import { provenKinds } from '../moderation/suspensionMark.ts';
import { OutboxPause } from '../outbox/outbox.schema.ts';
import { Reconciled } from '../reconcile/reconcile.schema.ts';
import { Review } from '../reviews/review.schema.ts';
import { reviewReportReasons } from '../reviews/reviewFields.ts';
import { shopRoles } from '../shops/shop.ts';
import { MessageAnswer } from '../support/answer.schema.ts';
import { answerStates } from '../support/answer.ts';
import { StoredTakedown } from '../support/takedown.schema.ts';
import { type AdminQuestion, AuditEntry } from './admin.schema.ts';
import { type AdminQueueName, adminFigures, messageKinds } from './admin.ts';
import { roles } from './roles.ts';

/** Database time of the read, in ms. The next action sends it back to tell which state the operator saw. */
const read_at = z.number();
const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    more: z.boolean(),
    read_at,
  });

export const AdminFigures = z.record(z.enum(adminFigures), z.int());
export type AdminFigures = z.infer<typeof AdminFigures>;

export const AdminListing = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.nullable(z.string()),
  status: z.enum(['draft', 'active', 'paused', 'sold', 'hidden', 'deleted']),
  price: z.nullable(z.number()),
  location: z.string(),
  photo: z.nullable(z.string()),
  seller_id: z.string(),
  seller_name: z.nullable(z.string()),
  hidden: z.nullable(Hiding),
});
export type AdminListing = z.infer<typeof AdminListing>;

export const AdminReport = z.object({
  id: z.string(),
  reason: z.enum(reportReasons),
  message: z.nullable(z.string()),
  reporter_id: z.string(),
  created_at: z.number(),
  listing_id: z.string(),
  /** Null: the listing has been erased. */
  listing: z.nullable(AdminListing),
  /** Number of all open reports about this listing. */
  open: z.int(),
});
export type AdminReport = z.infer<typeof AdminReport>;

export const AdminReview = z.object({
  id: z.string(),
  ...z.pick(Review, {
    author_id: true,
    subject_id: true,
    role: true,
    stars: true,
    words: true,
    author_name: true,
  }).shape,
  bike: z.string(),
  answer: z.nullable(z.string()),
  hidden: z.nullable(z.object({ reason: z.string(), at: z.number() })),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(reviewReportReasons),
      message: z.nullable(z.string()),
      reporter_id: z.string(),
      created_at: z.number(),
    }),
  ),
});
export type AdminReview = z.infer<typeof AdminReview>;
/** Reported conversation, with only the messages that the reporter marked. */
export const AdminConversationReport = z.object({
  id: z.string(),
  reason: z.enum(conversationReasons),
  message: z.nullable(z.string()),
  reporter_id: z.string(),
  reported_id: z.string(),
  reported_name: z.string(),
  copy: z.array(
    z.object({
      id: z.string(),
      message: z.string(),
      created_at: z.number(),
      photos: z.optional(z.array(z.string())),
    }),
  ),
  created_at: z.number(),
});
export type AdminConversationReport = z.infer<typeof AdminConversationReport>;

/** Entry of the fraud queue: a listing, or the first message of a conversation. */
export const AdminSigns = z.object({
  id: z.string(),
  ...z.pick(FraudSigns, {
    subject: true,
    user_id: true,
    signs: true,
    points: true,
    price: true,
    photos: true,
    message: true,
    created_at: true,
  }).shape,
  /** Listing that the entry is about; null if erased. */
  listing: z.nullable(AdminListing),
});
export type AdminSigns = z.infer<typeof AdminSigns>;

export const AdminAudit = z.extend(AuditEntry, { id: z.string() });
export type AdminAudit = z.infer<typeof AdminAudit>;

export const listingStatuses = ['active', 'paused', 'sold', 'draft', 'hidden'] as const;

export const AdminPerson = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** An unconfirmed address may belong to somebody else. */
  email_confirmed: z.boolean(),
  created_at: z.nullable(z.number()),
  role: z.nullable(z.enum(roles)),
  suspension: z.nullable(Suspension),
  /** Suspended account that shares an address or number with this person. */
  barred_by: z.nullable(z.object({ kind: z.enum(provenKinds), reason: z.enum(suspendReasons) })),
  phone_confirmed: z.boolean(),
  identity: z.nullable(Identity),
  shop: z.nullable(
    z.object({
      ...{ id: z.string(), name: z.string(), address: z.string(), role: z.enum(shopRoles) },
      logo: z.optional(z.string()),
    }),
  ),
  /** Number of open and resolved reports about this person's listings and conversations. */
  reports_against: z.int(),
  reports_made: z.int(),
  conversations: z.int(),
  /** Number of listings by status, without deleted ones. */
  listing_counts: z.record(z.enum(listingStatuses), z.int()),
  reviews: z.int(),
  /** Latest decisions about this person and their listings, newest first. */
  decisions: z.array(z.pick(AdminAudit, { id: true, act: true, decision: true, acted_at: true })),
  listings: z.array(AdminListing),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const AdminEmail = z.object({
  id: z.string(),
  kind: z.string(),
  /** Masked: only the first letter and the domain. */
  to: z.string(),
  attempts: z.int(),
  error: z.nullable(z.string()),
  /** The email may have been sent already: a retry could deliver it twice. */
  uncertain: z.boolean(),
  created_at: z.number(),
});
export type AdminEmail = z.infer<typeof AdminEmail>;

export const AdminMessage = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  user_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  message: z.string(),
  rating: z.nullable(z.int()),
  created_at: z.number(),
  /** Request to remove a listing. `listing` was found at the address in the request. */
  takedown: z.nullable(z.extend(StoredTakedown, { listing: z.nullable(AdminListing) })),
  answerable: z.boolean(),
  /** `email`: delivery state; null if the email's record has been deleted. */
  answers: z.array(z.extend(MessageAnswer, { email: z.nullable(z.enum(answerStates)) })),
});
export type AdminMessage = z.infer<typeof AdminMessage>;

/** Views of a page by week, oldest first. `week`: date of a Monday. */
export const AdminPageViews = z.object({
  /** Language and page. */
  id: z.string(),
  page: z.string(),
  language: z.enum(['en', 'vi']),
  weeks: z.array(z.object({ week: z.string(), count: z.int() })),
});
export type AdminPageViews = z.infer<typeof AdminPageViews>;

/** `hidden`: buyers don't see the number. */
export const AdminNumber = z.object({
  channel: z.enum(channels),
  ...z.pick(Contact, { value: true, hidden: true }).shape,
});
export type AdminNumber = z.infer<typeof AdminNumber>;

export const adminAnswers = {
  figures: z.object({
    figures: AdminFigures,
    reconciled: z.nullable(Reconciled),
    /** Pause of outgoing emails; null while emails are sent. */
    pause: z.nullable(OutboxPause),
    read_at,
  }),
  reports: page(AdminReport),
  reviews: page(AdminReview),
  conversation_reports: page(AdminConversationReport),
  fraud_signs: page(AdminSigns),
  listings: page(AdminListing),
  people: page(AdminPerson),
  emails: page(AdminEmail),
  messages: page(AdminMessage),
  audit: page(AdminAudit),
  views: page(AdminPageViews),
  numbers: z.object({ numbers: z.array(AdminNumber), read_at }),
  /** `more`: older rows were omitted. */
  export: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    more: z.boolean(),
    read_at,
  }),
  /** Photos in Base64 by id; null for deleted ones. */
  report_photos: z.object({ photos: z.record(z.string(), z.nullable(z.string())), read_at }),
  reachable: z.object({ email: z.boolean(), read_at }),
} as const satisfies Record<AdminQueueName, z.ZodMiniType>;
export type AdminAnswer<Q extends AdminQuestion['queue']> = z.output<(typeof adminAnswers)[Q]>;
export type AdminContent<Q extends AdminQuestion['queue']> = Omit<AdminAnswer<Q>, 'read_at'>;
