import * as z from 'zod/mini';
import { acts, deskFigures, messageKinds } from '../desk.ts';
import { reportReasons } from '../report.ts';
import { ListingId } from './listingId.ts';
import { Decision, HideDecision, Hiding, ReturnDecision, SuspendDecision, Suspension } from './moderation.ts';
import { Reconciled } from './reconcile.ts';
import { atMost } from './text.ts';
import { Time } from './time.ts';

/** The id of an account, a letter or a message. */
const Id = z.string().check(z.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,300}$/));
/** Whatever an operator pastes to find something. */
const Sought = z.nullable(z.string().check(z.trim(), z.minLength(1), atMost(300)));

/** One deed of an operator. Done again, it changes nothing. */
export const Act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('hide'), listing: ListingId, decision: HideDecision }),
  z.strictObject({ act: z.literal('restore'), listing: ListingId, decision: ReturnDecision }),
  /** Its reports are answered: it stays. */
  z.strictObject({ act: z.literal('keep'), listing: ListingId }),
  z.strictObject({ act: z.literal('suspend'), person: Id, decision: SuspendDecision }),
  z.strictObject({ act: z.literal('lift'), person: Id, decision: ReturnDecision }),
  z.strictObject({ act: z.literal('retry'), letter: Id }),
  z.strictObject({ act: z.literal('finish'), kind: z.enum(messageKinds), message: Id }),
]);
export type Act = z.infer<typeof Act>;

/** What lies at audit/{id}: written with the deed, never changed. */
export const AuditEntry = z.strictObject({
  operator_id: z.string(),
  act: z.enum(acts),
  /** The path of what it was done to: motorcycles/x, accounts/x, mail/x, feedback/x. */
  target: z.string(),
  decision: z.nullable(Decision),
  acted_at: Time,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Which queue of the desk to read; `after` is the id of the last one that is there already. */
export const DeskQuestion = z.discriminatedUnion('queue', [
  z.strictObject({ queue: z.literal('figures') }),
  z.strictObject({ queue: z.literal('reports'), after: z.nullable(Id) }),
  /** One listing, by its address, slug or id; without it those that are hidden. */
  z.strictObject({ queue: z.literal('listings'), find: Sought, after: z.nullable(Id) }),
  /** One account, by its address or id; without it those that are suspended. */
  z.strictObject({ queue: z.literal('people'), find: Sought, after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('letters'), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('messages'), kind: z.enum(messageKinds), after: z.nullable(Id) }),
  z.strictObject({ queue: z.literal('audit'), after: z.nullable(Id) }),
]);
export type DeskQuestion = z.infer<typeof DeskQuestion>;

const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    /** There are more of them. */
    more: z.boolean(),
  });

export const DeskFigures = z.record(z.enum(deskFigures), z.int());
export type DeskFigures = z.infer<typeof DeskFigures>;

/** As much of a listing as it takes to judge it. */
export const DeskListing = z.object({
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
export type DeskListing = z.infer<typeof DeskListing>;

export const DeskReport = z.object({
  id: z.string(),
  reason: z.enum(reportReasons),
  message: z.nullable(z.string()),
  /** Who reported, by id alone. */
  reporter_id: z.string(),
  created_at: z.number(),
  listing_id: z.string(),
  /** Null where it is gone for good. */
  listing: z.nullable(DeskListing),
});
export type DeskReport = z.infer<typeof DeskReport>;

export const DeskPerson = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  created_at: z.nullable(z.number()),
  is_operator: z.boolean(),
  suspension: z.nullable(Suspension),
  listings: z.array(DeskListing),
});
export type DeskPerson = z.infer<typeof DeskPerson>;

export const DeskLetter = z.object({
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
export type DeskLetter = z.infer<typeof DeskLetter>;

export const DeskMessage = z.object({
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
export type DeskMessage = z.infer<typeof DeskMessage>;

export const DeskAudit = z.extend(AuditEntry, { id: z.string() });
export type DeskAudit = z.infer<typeof DeskAudit>;

/** The answer to each question. */
export const deskAnswers = {
  figures: z.object({ figures: DeskFigures, reconciled: z.nullable(Reconciled) }),
  reports: page(DeskReport),
  listings: page(DeskListing),
  people: page(DeskPerson),
  letters: page(DeskLetter),
  messages: page(DeskMessage),
  audit: page(DeskAudit),
} as const satisfies Record<DeskQuestion['queue'], z.ZodMiniType>;
export type DeskAnswer<Q extends DeskQuestion['queue']> = z.output<(typeof deskAnswers)[Q]>;
