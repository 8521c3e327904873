import * as z from 'zod/mini';
import { Contact } from '../contacts/contact.schema.ts';
import { channels } from '../contacts/contact.ts';
import { ListingId } from '../listings/listingId.schema.ts';
import { conversationReasons } from '../moderation/conversationReport.ts';
import {
  Decision,
  HideDecision,
  HideReviewDecision,
  Hiding,
  ReturnDecision,
  SuspendDecision,
  Suspension,
} from '../moderation/moderation.schema.ts';
import { suspendReasons } from '../moderation/moderation.ts';
import { reportReasons } from '../moderation/report.ts';
import { FraudSigns } from '../moderation/signs.schema.ts';
import { provenKinds } from '../moderation/suspensionMark.ts';
import { OutboxPause } from '../outbox/outbox.schema.ts';
import { Reconciled } from '../reconcile/reconcile.schema.ts';
import { Review, ReviewId } from '../reviews/review.schema.ts';
import { reviewReportReasons } from '../reviews/reviewFields.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { adminFigures, auditedActs, messageKinds } from './admin.ts';

/** The id of an account, an email or a message. */
const Id = z.string().check(z.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,300}$/));
/** Whatever an operator pastes to find something. */
const Sought = z.nullable(z.string().check(z.trim(), z.minLength(1), atMost(300)));

/** One action of an operator. Done again, it changes nothing. */
export const AdminAction = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('hide'), listing: ListingId, decision: HideDecision }),
  z.strictObject({ act: z.literal('restore'), listing: ListingId, decision: ReturnDecision }),
  /** Its reports are answered: it stays. */
  z.strictObject({ act: z.literal('keep'), listing: ListingId }),
  /** A report of a conversation is answered: nothing in it is against the rules. */
  z.strictObject({ act: z.literal('dismiss'), report: Id }),
  z.strictObject({ act: z.literal('suspend'), person: Id, decision: SuspendDecision }),
  z.strictObject({ act: z.literal('lift'), person: Id, decision: ReturnDecision }),
  z.strictObject({ act: z.literal('retry'), email: Id }),
  /** The outbox is paused: one email is tried now. */
  z.strictObject({ act: z.literal('resume') }),
  z.strictObject({ act: z.literal('finish'), kind: z.enum(messageKinds), message: Id }),
  z.strictObject({ act: z.literal('hideReview'), review: ReviewId, decision: HideReviewDecision }),
  z.strictObject({ act: z.literal('restoreReview'), review: ReviewId, decision: ReturnDecision }),
  /** Its reports are answered: it stands. */
  z.strictObject({ act: z.literal('keepReview'), review: ReviewId }),
  /** A place among the signs of fraud is looked at: nothing else changes. */
  z.strictObject({ act: z.literal('look'), signs: Id }),
]);
export type AdminAction = z.infer<typeof AdminAction>;

/** What lies at audit/{id}: written with the action, never changed. */
export const AuditEntry = z.strictObject({
  operator_id: z.string(),
  act: z.enum(auditedActs),
  /** The path of what it was done to: motorcycles/x, accounts/x, mail/x, outbox/x, feedback/x, conversation_reports/x. */
  target: z.string(),
  decision: z.nullable(Decision),
  acted_at: Time,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Which queue of the admin page to read; `after` is the id of the last one that is there already. */
export const AdminQuestion = z.discriminatedUnion('queue', [
  z.strictObject({ queue: z.literal('figures') }),
  z.strictObject({ queue: z.literal('reports'), after: z.nullable(Id) }),
  /** Reported reviews; without open reports those that are hidden. */
  z.strictObject({ queue: z.literal('reviews'), hidden: z.boolean(), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('conversation_reports'), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('fraud_signs'), after: z.nullable(Id) }),
  /** One listing, by its address, slug or id; without it those that are hidden. */
  z.strictObject({ queue: z.literal('listings'), find: Sought, after: z.nullable(Id) }),
  /** Accounts by address, number, id or name; without it those that are suspended. */
  z.strictObject({ queue: z.literal('people'), find: Sought, after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('emails'), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('messages'), kind: z.enum(messageKinds), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('audit'), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('views') }),
  /** The phone numbers of one listing: counted, and written to the audit. */
  z.strictObject({ queue: z.literal('numbers'), listing: ListingId }),
  /** Whether an email about a decision would reach somebody. */
  z.strictObject({ queue: z.literal('reachable'), person: Id }),
]);
export type AdminQuestion = z.infer<typeof AdminQuestion>;

/** When an answer was read, by the database's clock, in milliseconds: an action says which state it decides on. */
const read_at = z.number();
const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    /** There are more of them. */
    more: z.boolean(),
    read_at,
  });

export const AdminFigures = z.record(z.enum(adminFigures), z.int());
export type AdminFigures = z.infer<typeof AdminFigures>;

/** As much of a listing as it takes to judge it. */
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
  /** Who reported, by id alone. */
  reporter_id: z.string(),
  created_at: z.number(),
  listing_id: z.string(),
  /** Null where it is gone for good. */
  listing: z.nullable(AdminListing),
  /** Open reports of this listing: more than there are on the page, if it has many. */
  open: z.int(),
});
export type AdminReport = z.infer<typeof AdminReport>;

/** A review that is reported or hidden, with what was said of it. */
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
/** What is reported of a conversation, and nothing else of it: whose it is by ids, and the marked messages. */
export const AdminConversationReport = z.object({
  id: z.string(),
  reason: z.enum(conversationReasons),
  message: z.nullable(z.string()),
  reporter_id: z.string(),
  reported_id: z.string(),
  reported_name: z.string(),
  copy: z.array(z.object({ id: z.string(), message: z.string(), created_at: z.number() })),
  created_at: z.number(),
});
export type AdminConversationReport = z.infer<typeof AdminConversationReport>;

/** Signs of fraud that add up: of a listing as it is now, or of a first message. */
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
  /** The bike that it is about; null where it is gone for good. */
  listing: z.nullable(AdminListing),
});
export type AdminSigns = z.infer<typeof AdminSigns>;

export const AdminAudit = z.extend(AuditEntry, { id: z.string() });
export type AdminAudit = z.infer<typeof AdminAudit>;

export const AdminPerson = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Anybody can sign up with any address: one that is not confirmed may be somebody else's. */
  email_confirmed: z.boolean(),
  created_at: z.nullable(z.number()),
  is_operator: z.boolean(),
  suspension: z.nullable(Suspension),
  /** Whether they are kept out: a suspended account had confirmed the same address or number. */
  barred_by: z.nullable(z.object({ kind: z.enum(provenKinds), reason: z.enum(suspendReasons) })),
  /** They have a number that they confirmed by a code. The number itself is not shown. */
  phone_confirmed: z.boolean(),
  /** Reports of their listings and of conversations with them, and those that they made: answered ones too. */
  reports_against: z.int(),
  reports_made: z.int(),
  /** Reviews that others wrote about them. */
  reviews: z.int(),
  /** The last decisions about them and their listings, the latest first. */
  decisions: z.array(z.pick(AdminAudit, { id: true, act: true, decision: true, acted_at: true })),
  listings: z.array(AdminListing),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const AdminEmail = z.object({
  id: z.string(),
  kind: z.string(),
  /** The receiver's address with all but its first letter and its domain hidden. */
  to: z.string(),
  attempts: z.int(),
  error: z.nullable(z.string()),
  /** It may have gone out, so that another try may bring it twice. */
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
});
export type AdminMessage = z.infer<typeof AdminMessage>;

/** How often a page was looked at, by week (its Monday), the present one last. */
export const AdminPageViews = z.object({
  /** Language and page. */
  id: z.string(),
  page: z.string(),
  language: z.enum(['en', 'vi']),
  weeks: z.array(z.object({ week: z.string(), count: z.int() })),
});
export type AdminPageViews = z.infer<typeof AdminPageViews>;

/** A number of a listing, and whether its seller hides it from buyers. */
export const AdminNumber = z.object({
  channel: z.enum(channels),
  ...z.pick(Contact, { value: true, hidden: true }).shape,
});
export type AdminNumber = z.infer<typeof AdminNumber>;

/** The answer to each question. */
export const adminAnswers = {
  figures: z.object({
    figures: AdminFigures,
    reconciled: z.nullable(Reconciled),
    /** Null while emails go out. */
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
  reachable: z.object({ email: z.boolean(), read_at }),
} as const satisfies Record<AdminQuestion['queue'], z.ZodMiniType>;
export type AdminAnswer<Q extends AdminQuestion['queue']> = z.output<(typeof adminAnswers)[Q]>;
/** An answer before it is said when it was read. */
export type AdminContent<Q extends AdminQuestion['queue']> = Omit<AdminAnswer<Q>, 'read_at'>;
