import * as z from 'zod/mini';
import { Time } from '../../../src/domain/time/time.schema.ts';
import type { Email } from './buildEmail.ts';
import { ThreadData, ThreadMessageData, VisitData } from './memberEmail.ts';
import { AlertFindsData, alertFinds } from './templates/alertMatches.ts';
import { AnswerData, answer } from './templates/answer.ts';
import { BikeSoldData, bikeSold } from './templates/bikeSold.ts';
import { BoughtQuestionData, boughtQuestion } from './templates/boughtQuestion.ts';
import { ConfirmationData, confirmation } from './templates/confirmation.ts';
import { ContactMessageData, contactMessage } from './templates/contactMessage.ts';
import { FeedbackData, feedback } from './templates/feedback.ts';
import { inquiry } from './templates/inquiry.ts';
import { ModerationData, moderation } from './templates/moderation.ts';
import { PasswordResetData, passwordReset } from './templates/passwordReset.ts';
import { purchase } from './templates/purchase.ts';
import { reply } from './templates/reply.ts';
import { ReportData, report } from './templates/report.ts';
import { reviewInvite, reviewPublished } from './templates/review.ts';
import {
  LeavingSoonData,
  ListingPausedData,
  leavingSoon,
  listingPaused,
  StillForSaleData,
  stillForSale,
} from './templates/stillForSale.ts';
import { SupportRequestData, supportRequest } from './templates/supportRequest.ts';
import { TakedownDecidedData, takedownDecided } from './templates/takedownDecided.ts';
import { TakedownReceivedData, takedownReceived } from './templates/takedownReceived.ts';
import { visitAgreed, visitReminder } from './templates/visit.ts';

const delivery = {
  /**
   * The receiver's address. Emails with user input take it from the database or sign-in token, never from a
   * request. Null: only devices are notified.
   */
  to: z.nullable(z.email()),
  state: z.enum(['queued', 'processing', 'sent', 'dead']),
  /** Number of times that a worker claimed this email; identifies the current worker. */
  attempts: z.int(),
  /** Number of temporary refusals. */
  delays: z.optional(z.int()),
  /** Number of workers that ended early while sending this email. */
  vanished: z.optional(z.int()),
  /** Next try (queued), or end of the worker's lease (processing); null once sent or dead. */
  due_at: z.nullable(Time),
  /** A worker vanished while sending: the email may be sent twice. */
  uncertain: z.boolean(),
  created_at: Time,
  expires_at: Time,
  /** Code of the last failure, never an address. */
  error: z.nullable(z.string()),
  /** Account whose devices may be notified instead. Absent: email only. */
  receiver_id: z.optional(z.string()),
  trace: z.optional(z.nullable(z.string())),
};

/** Document mail/{kind_source}. A sent email keeps no data. */
export const Mail = z.discriminatedUnion('kind', [
  z.object({ ...delivery, kind: z.literal('confirmation'), data: z.nullable(ConfirmationData) }),
  z.object({ ...delivery, kind: z.literal('passwordReset'), data: z.nullable(PasswordResetData) }),
  z.object({ ...delivery, kind: z.literal('contactMessage'), data: z.nullable(ContactMessageData) }),
  z.object({ ...delivery, kind: z.literal('takedownReceived'), data: z.nullable(TakedownReceivedData) }),
  z.object({ ...delivery, kind: z.literal('takedownDecided'), data: z.nullable(TakedownDecidedData) }),
  z.object({ ...delivery, kind: z.literal('supportRequest'), data: z.nullable(SupportRequestData) }),
  z.object({ ...delivery, kind: z.literal('feedback'), data: z.nullable(FeedbackData) }),
  z.object({ ...delivery, kind: z.literal('report'), data: z.nullable(ReportData) }),
  z.object({ ...delivery, kind: z.literal('inquiry'), data: z.nullable(ThreadMessageData) }),
  z.object({ ...delivery, kind: z.literal('reply'), data: z.nullable(ThreadMessageData) }),
  z.object({ ...delivery, kind: z.literal('visitAgreed'), data: z.nullable(VisitData) }),
  z.object({ ...delivery, kind: z.literal('visitReminder'), data: z.nullable(VisitData) }),
  z.object({ ...delivery, kind: z.literal('purchase'), data: z.nullable(ThreadData) }),
  z.object({ ...delivery, kind: z.literal('bikeSold'), data: z.nullable(BikeSoldData) }),
  z.object({ ...delivery, kind: z.literal('boughtQuestion'), data: z.nullable(BoughtQuestionData) }),
  z.object({ ...delivery, kind: z.literal('reviewInvite'), data: z.nullable(ThreadData) }),
  z.object({ ...delivery, kind: z.literal('reviewPublished'), data: z.nullable(ThreadData) }),
  z.object({ ...delivery, kind: z.literal('stillForSale'), data: z.nullable(StillForSaleData) }),
  z.object({ ...delivery, kind: z.literal('listingPaused'), data: z.nullable(ListingPausedData) }),
  z.object({ ...delivery, kind: z.literal('leavingSoon'), data: z.nullable(LeavingSoonData) }),
  z.object({ ...delivery, kind: z.literal('moderation'), data: z.nullable(ModerationData) }),
  z.object({ ...delivery, kind: z.literal('answer'), data: z.nullable(AnswerData) }),
  z.object({ ...delivery, kind: z.literal('alertFinds'), data: z.nullable(AlertFindsData) }),
]);
export type Mail = z.infer<typeof Mail>;
type WrittenAs<M> = M extends Mail ? Pick<M, 'kind' | 'to' | 'data'> : never;
export type Written = WrittenAs<Mail>;

const build = (mail: Written): Email | null => {
  switch (mail.kind) {
    case 'confirmation':
      return mail.data && confirmation(mail.data);
    case 'passwordReset':
      return mail.data && passwordReset(mail.data);
    case 'contactMessage':
      return mail.data && contactMessage(mail.data);
    case 'takedownReceived':
      return mail.data && takedownReceived(mail.data);
    case 'takedownDecided':
      return mail.data && takedownDecided(mail.data);
    case 'supportRequest':
      return mail.data && supportRequest(mail.data);
    case 'feedback':
      return mail.data && feedback(mail.data);
    case 'report':
      return mail.data && report(mail.data);
    case 'inquiry':
      return mail.data && inquiry(mail.data);
    case 'reply':
      return mail.data && reply(mail.data);
    case 'visitAgreed':
      return mail.data && visitAgreed(mail.data);
    case 'visitReminder':
      return mail.data && visitReminder(mail.data);
    case 'purchase':
      return mail.data && purchase(mail.data);
    case 'bikeSold':
      return mail.data && bikeSold(mail.data);
    case 'boughtQuestion':
      return mail.data && boughtQuestion(mail.data);
    case 'reviewInvite':
      return mail.data && reviewInvite(mail.data);
    case 'reviewPublished':
      return mail.data && reviewPublished(mail.data);
    case 'stillForSale':
      return mail.data && stillForSale(mail.data);
    case 'listingPaused':
      return mail.data && listingPaused(mail.data);
    case 'leavingSoon':
      return mail.data && leavingSoon(mail.data);
    case 'moderation':
      return mail.data && moderation(mail.data);
    case 'answer':
      return mail.data && answer(mail.data);
    case 'alertFinds':
      return mail.data && alertFinds(mail.data);
  }
};

/**
 * Prevents out-of-office answers.
 * @see https://www.rfc-editor.org/rfc/rfc3834#section-5
 * @see https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxcmail Exchange and Outlook
 */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
} as const;

/** Returns null if the email was sent and its data deleted. */
export const composeEmail = (mail: Written): Email | null => {
  const email = build(mail);
  return email && { ...email, headers: { ...automatic, ...email.headers } };
};
