import type * as z from 'zod/mini';
import type { AdminAction, AdminQuestion } from '../domain/admin/admin.schema.ts';
import type { Channel } from '../domain/contacts/contact.ts';
import type { PrivateSize } from '../domain/conversations/messagePhotos.ts';
import type { PhotoReply, Question } from '../domain/conversations/question.schema.ts';
import type { ConversationReportContent } from '../domain/moderation/conversationReport.schema.ts';
import type { ReportContent } from '../domain/moderation/report.schema.ts';
import { traceParent } from '../domain/platform/trace.ts';
import type { PushSubscriptionData } from '../domain/push/pushDevice.schema.ts';
import type { PushChoice } from '../domain/push/pushDevice.ts';
import type { ReviewContent, ReviewReportContent } from '../domain/reviews/review.schema.ts';
import type { ShopAction } from '../domain/shops/ownShop.schema.ts';
import type { StockAction } from '../domain/stock/stock.schema.ts';
import type { ContactMessage } from '../domain/support/contactMessage.schema.ts';
import type { SupportRequest } from '../domain/support/feedback.schema.ts';
import type { Takedown } from '../domain/support/takedown.schema.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import type { answers } from './answers.ts';
import { emulators } from './emulators.ts';
import { post, RequestError } from './post.ts';

type Questions = {
  sendConfirmation: { language: Language; redirect?: string };
  confirmProviderAddress: Record<string, never>;
  requestPhoneCode: { phone: string };
  refreshConfirmed: Record<string, never>;
  addEmail: { email: string; language: Language };
  confirmAddedEmail: { token: string };
  endOtherSessions: Record<string, never>;
  sendPasswordReset: { email: string; language: Language };
  sendContactMessage: { id: string; language: Language; message: ContactMessage };
  sendTakedown: { id: string; language: Language; request: Takedown };
  sendSupportRequest: { id: string; request: SupportRequest };
  revealContact: { listing_id: string; channel: Channel };
  reportListing: { listing_id: string; report: ReportContent };
  writeReview: { thread: string; review: ReviewContent };
  answerReview: { review: string; words: string };
  reportReview: { review: string; report: ReviewReportContent };
  reportConversation: { thread: string; said: string[]; report: ConversationReportContent };
  listingFigures: Record<string, never>;
  listingDays: { listing_id: string };
  ownQuotas: Record<string, never>;
  ownShop: ShopAction;
  readStock: { rows: Language | null };
  changeStock: { action: StockAction };
  pushDevice:
    | { act: 'keep'; subscription: PushSubscriptionData; choice: PushChoice; language: Language }
    | { act: 'see' | 'end'; endpoint: string };
  sendInquiry: { id: string; language: Language; question: Question };
  sendPhotos: { id: string; language: Language; thread: string; reply: PhotoReply };
  readPhotos: { thread: string; photos: readonly string[]; size: PrivateSize };
  exportAccount: Record<string, never>;
  deleteAccount: Record<string, never>;
  performAdminAction: { action: AdminAction; seen: number };
  readAdmin: { question: AdminQuestion };
  zaloAccount: { act: 'signIn' | 'prove' | 'link'; code: string; verifier: string } | { act: 'remove' };
};

export type CallName = keyof Questions;
export type Answer<Name extends CallName> = z.output<(typeof answers)[Name]>;

const addressOf = (name: CallName) => {
  const { projectId, region } = settings.firebase;
  const local = emulators();
  return local
    ? `http://${local.host}:${local.functions}/${projectId}/${region}/${name}`
    : `https://${region}-${projectId}.cloudfunctions.net/${name}`;
};

/**
 * Calls a function as the signed-in person. Implements the callable protocol, so that visitors need no SDK.
 * Fails with a RequestError.
 * @example await call('sendConfirmation', { language: 'vi', redirect: '/vi/sell' })
 */
export const call = async <Name extends CallName>(
  name: Name,
  data: Questions[Name],
): Promise<Answer<Name>> => {
  // Loaded before sending: an unreadable answer would look like a failed action.
  const shapes = await import('./answers.ts').catch((cause: unknown) => {
    throw new RequestError('unavailable', `what ${name} needs could not be loaded`, { cause });
  });
  const manner = { headers: { traceparent: traceParent() }, check: 'wait' } as const;
  const answer = shapes.replyOf(name).safeParse(await post(addressOf(name), { data }, manner));
  if (!answer.success) throw new RequestError('internal', `${name} answered in an unknown shape`);
  return answer.data.result as Answer<Name>;
};
