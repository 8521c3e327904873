import * as z from 'zod/mini';
import { Profile } from '../accounts/profile.schema.ts';
import { Alert } from '../alerts/alert.schema.ts';
import { AlertMatch } from '../alerts/alertMatch.schema.ts';
import { AlertSettings } from '../alerts/alertSettings.schema.ts';
import { Contact } from '../contacts/contact.schema.ts';
import { channels } from '../contacts/contact.ts';
import { Reveal } from '../contacts/reveal.schema.ts';
import { Away, AwayAnswer } from '../conversations/away.schema.ts';
import { Block } from '../conversations/block.schema.ts';
import { Phrase } from '../conversations/phrase.schema.ts';
import { offerStates, visitStates } from '../conversations/proposalFields.ts';
import { Like } from '../listings/like.schema.ts';
import { Draft, Hidden, Published } from '../listings/listing.schema.ts';
import { ConversationReport } from '../moderation/conversationReport.schema.ts';
import { Report } from '../moderation/report.schema.ts';
import { FraudSigns } from '../moderation/signs.schema.ts';
import { RepeatedBike } from '../photos/repeatedBike.schema.ts';
import { PushChoice, PushDevice } from '../push/pushDevice.schema.ts';
import { Review, ReviewReport } from '../reviews/review.schema.ts';
import { Seller } from '../sellers/seller.schema.ts';
import { Feedback } from '../support/feedback.schema.ts';

/** Time in ISO 8601: 2026-01-31T08:00:00.000Z. */
const Moment = z.iso.datetime();

const own = { id: z.string(), created_at: Moment };
const listed = {
  ...own,
  updated_at: Moment,
  deleted_at: z.nullable(Moment),
  auto_paused_at: z.optional(Moment),
  reserved_until: z.optional(z.nullable(Moment)),
  reduced_until: z.optional(z.nullable(Moment)),
  contact: z.partialRecord(z.enum(channels), z.extend(Contact, { updated_at: Moment })),
};

/** Answers by operators, without the operator's id. */
const answers = z.optional(z.array(z.strictObject({ words: z.string(), answered_at: Moment })));

/** A conversation with only this person's messages. */
const Conversation = z.strictObject({
  ...own,
  role: z.enum(['buyer', 'seller']),
  bike: z.string(),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  /** `own`: proposed by this person. */
  offer: z.optional(z.strictObject({ price: z.int(), state: z.enum(offerStates), own: z.boolean() })),
  visit: z.optional(
    z.strictObject({ starts_at: Moment, place: z.string(), state: z.enum(visitStates), own: z.boolean() }),
  ),
  /** When the seller said that this buyer bought the bike; null if withdrawn. */
  named_at: z.optional(z.nullable(Moment)),
  /** When both sides had confirmed the deal; null if denied. */
  sold_at: z.optional(z.nullable(Moment)),
  auto_answer: z.optional(z.strictObject({ away: Away, at: Moment })),
  messages: z.array(
    z.strictObject({
      message: z.string(),
      phrases: z.optional(z.array(Phrase)),
      /** Photo ids. The browser adds the files to the download. */
      photos: z.optional(z.array(z.string())),
      created_at: Moment,
    }),
  ),
});

const exportedReview = z.extend(z.omit(Review, { author_id: true, subject_id: true, hidden: true }), {
  ...own,
  published_at: z.nullable(Moment),
  answer: z.nullable(z.strictObject({ words: z.string(), at: Moment })),
  hidden: z.boolean(),
});

export const AccountExport = z.strictObject({
  exported_at: Moment,
  account: z.strictObject({
    id: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    name: z.nullable(z.string()),
    picture: z.nullable(z.string()),
    signs_in_with: z.array(z.string()),
    created_at: z.nullable(Moment),
    last_sign_in_at: z.nullable(Moment),
  }),
  /** Profile as stored: its name may break today's rules. */
  profile: z.nullable(z.extend(Profile, { full_name: z.string(), updated_at: Moment })),
  listings: z.array(
    z.discriminatedUnion('status', [
      z.extend(Published, listed),
      z.extend(Draft, listed),
      z.extend(Hidden, listed),
    ]),
  ),
  likes: z.array(z.extend(Like, own)),
  alerts: z.array(z.extend(Alert, own)),
  alert_settings: z.nullable(z.extend(AlertSettings, { updated_at: Moment })),
  away_answer: z.nullable(z.extend(AwayAnswer, { updated_at: Moment })),
  alert_finds: z.array(
    z.extend(AlertMatch, {
      id: z.string(),
      found_at: Moment,
      due_at: z.nullable(Moment),
      expires_at: Moment,
    }),
  ),
  feedback: z.array(z.extend(Feedback, { ...own, answers })),
  support_requests: z.array(z.strictObject({ ...own, subject: z.string(), message: z.string(), answers })),
  reports: z.array(z.extend(Report, { ...own, updated_at: Moment })),
  blocks: z.array(z.extend(Block, own)),
  /** Reports by this person, without the other side's messages. */
  conversation_reports: z.array(
    z.extend(z.omit(ConversationReport, { copy: true }), {
      ...own,
      decided_at: z.nullable(Moment),
      expires_at: z.nullable(Moment),
    }),
  ),
  /** Without `photos`, which contain other people's photos. */
  fraud_signs: z.array(
    z.extend(z.omit(FraudSigns, { photos: true }), {
      ...own,
      updated_at: Moment,
      expires_at: z.nullable(Moment),
    }),
  ),
  repeated_bikes: z.array(z.extend(RepeatedBike, own)),
  push_subscriptions: z.array(
    z.strictObject({
      id: z.string(),
      user_id: z.string(),
      endpoint: z.string(),
      choice: PushChoice,
      language: PushDevice.shape.language,
      created_at: Moment,
      last_ok_at: z.nullable(Moment),
      expires_at: Moment,
    }),
  ),
  reveals: z.array(z.extend(Reveal, { id: z.string(), last_at: Moment })),
  seller: z.nullable(z.extend(Seller, { since: Moment, updated_at: Moment })),
  conversations: z.array(Conversation),
  /** Reviews that the person wrote, and published ones about them. */
  reviews_written: z.array(exportedReview),
  reviews_received: z.array(exportedReview),
  review_reports: z.array(z.extend(ReviewReport, own)),
  /** All other documents, by collection. */
  stored: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
  /** Paths of malformed documents. The person can ask the operator for them. */
  unreadable: z.array(z.string()),
});
export type AccountExport = z.infer<typeof AccountExport>;
