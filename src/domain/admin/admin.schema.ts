import * as z from 'zod/mini';
import { recordedLevels } from '../accounts/identity.ts';
import { ListingId } from '../listings/listingId.schema.ts';
import {
  Decision,
  DecisionNote,
  HideDecision,
  HideReviewDecision,
  ReturnDecision,
  SuspendDecision,
} from '../moderation/moderation.schema.ts';
import { anyReportReasons, reportAges } from '../moderation/reportFilter.ts';
import { RequestId } from '../platform/requestId.schema.ts';
import { ReviewId } from '../reviews/review.schema.ts';
import { ShopAddress, ShopName } from '../shops/shop.schema.ts';
import { AnswerWords } from '../support/answer.schema.ts';
import { TakedownReason } from '../support/takedown.schema.ts';
import { takedownOutcomes } from '../support/takedown.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { adminExports, auditedActs, maxDailyListings, messageKinds } from './admin.ts';
import { roles } from './roles.ts';

const Id = z.string().check(z.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,300}$/));
/** Search text, such as an email address, an id or a name. */
const Sought = z.nullable(z.string().check(z.trim(), z.minLength(1), atMost(300)));

/** Action of an operator. Repeating it changes nothing. */
export const AdminAction = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('hide'), listing: ListingId, decision: HideDecision }),
  z.strictObject({ act: z.literal('restore'), listing: ListingId, decision: ReturnDecision }),
  z.strictObject({ act: z.literal('keep'), listing: ListingId }),
  z.strictObject({ act: z.literal('dismiss'), report: Id }),
  z.strictObject({ act: z.literal('suspend'), person: Id, decision: SuspendDecision }),
  z.strictObject({ act: z.literal('lift'), person: Id, decision: ReturnDecision }),
  z.strictObject({ act: z.literal('retry'), email: Id }),
  z.strictObject({ act: z.literal('resume') }),
  z.strictObject({ act: z.literal('finish'), kind: z.enum(messageKinds), message: Id }),
  /** Emails an answer and closes the message. `id`: id of the answer. */
  z.strictObject({
    act: z.literal('answer'),
    kind: z.enum(messageKinds),
    message: Id,
    id: RequestId,
    words: AnswerWords,
  }),
  z.strictObject({
    act: z.literal('decideTakedown'),
    message: Id,
    outcome: z.enum(takedownOutcomes),
    reason: TakedownReason,
    listing: z.nullable(ListingId),
  }),
  z.strictObject({ act: z.literal('hideReview'), review: ReviewId, decision: HideReviewDecision }),
  z.strictObject({ act: z.literal('restoreReview'), review: ReviewId, decision: ReturnDecision }),
  z.strictObject({ act: z.literal('keepReview'), review: ReviewId }),
  /** Removes a suspicious listing or message from the fraud queue. */
  z.strictObject({ act: z.literal('look'), signs: Id }),
  z.strictObject({ act: z.literal('grant'), person: Id, role: z.enum(roles) }),
  z.strictObject({ act: z.literal('revoke'), person: Id }),
  /** Sets how many listings a seller can add a day. */
  z.strictObject({
    act: z.literal('quota'),
    person: Id,
    listings: z.int().check(z.gte(1), z.lte(maxDailyListings)),
  }),
  /** `none` withdraws an earlier identity check. The member's email quotes `note`. */
  z.strictObject({
    act: z.literal('identity'),
    person: Id,
    level: z.enum(recordedLevels),
    note: z.optional(DecisionNote),
  }),
  z.strictObject({ act: z.literal('grantShop'), person: Id, name: ShopName, address: ShopAddress }),
  z.strictObject({ act: z.literal('removeShop'), person: Id, note: z.optional(DecisionNote) }),
  /** `logo`: the logo that the operator saw. A newer one stays. */
  z.strictObject({
    act: z.literal('removeLogo'),
    person: Id,
    logo: z.string().check(z.maxLength(300)),
    note: z.optional(DecisionNote),
  }),
]);
export type AdminAction = z.infer<typeof AdminAction>;

/** Document audit/{id}. Written with the action, never changed. */
export const AuditEntry = z.strictObject({
  operator_id: z.string(),
  act: z.enum(auditedActs),
  /** Path of the target: motorcycles/x, accounts/x, mail/x, outbox/x, feedback/x, conversation_reports/x. */
  target: z.string(),
  decision: z.nullable(Decision),
  /** Granted role, quota, identity level or shop; outcome of a takedown. */
  detail: z.optional(z.string()),
  acted_at: Time,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const ReportFilter = z.strictObject({
  reason: z.nullable(z.enum(anyReportReasons)),
  age: z.nullable(z.enum(reportAges)),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

/** Request for a page of an admin queue. `after`: last id of the previous page. */
export const AdminQuestion = z.discriminatedUnion('queue', [
  z.strictObject({ queue: z.literal('figures') }),
  z.strictObject({ queue: z.literal('reports'), filter: z.optional(ReportFilter), after: z.nullable(Id) }),
  /** Reviews with open reports; if `hidden`, the hidden reviews instead. */
  z.strictObject({ queue: z.literal('reviews'), hidden: z.boolean(), after: z.nullable(Id) }),
  z.strictObject({
    queue: z.literal('conversation_reports'),
    filter: z.optional(ReportFilter),
    after: z.nullable(Id),
  }),
  z.strictObject({ queue: z.literal('report_photos'), report: Id, message: Id }),
  z.strictObject({ queue: z.literal('fraud_signs'), after: z.nullable(Id) }),
  /** `find`: a listing's address, slug or id. Null: all hidden listings. */
  z.strictObject({ queue: z.literal('listings'), find: Sought, after: z.nullable(Id) }),
  /** `find`: email address, number, id or name. Null: all suspended accounts. */
  z.strictObject({ queue: z.literal('people'), find: Sought, after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('emails'), after: z.nullable(Id) }),
  z.strictObject({
    queue: z.literal('messages'),
    kind: z.enum(messageKinds),
    closed: z.boolean(),
    after: z.nullable(Id),
  }),
  z.strictObject({ queue: z.literal('audit'), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('views') }),
  /** Table for a spreadsheet. Each read is limited and audited. */
  z.strictObject({ queue: z.literal('export'), table: z.enum(adminExports) }),
  z.strictObject({ queue: z.literal('numbers'), listing: ListingId }),
  /** Can an email about a decision reach this person? */
  z.strictObject({ queue: z.literal('reachable'), person: Id }),
]);
export type AdminQuestion = z.infer<typeof AdminQuestion>;
