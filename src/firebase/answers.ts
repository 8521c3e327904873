import * as z from 'zod/mini';
import { Figures } from '../domain/listings/figures.schema.ts';
import { Quotas } from '../domain/listings/quota.schema.ts';
import { conversationReportOutcomes } from '../domain/moderation/conversationReport.ts';
import { reportOutcomes } from '../domain/moderation/report.ts';
import { PushChoice } from '../domain/push/pushDevice.schema.ts';

/** Number of actions left today, if few (src/domain/listings/quota.ts). */
const left = z.optional(z.number());

/** Schemas of the functions' answers. Callers load rarely used ones themselves. */
export const answers = {
  sendConfirmation: z.object({ sent: z.literal(true) }),
  confirmProviderAddress: z.object({ confirmed: z.literal(true) }),
  requestPhoneCode: z.object({ counted: z.literal(true) }),
  refreshConfirmed: z.object({ refreshed: z.literal(true) }),
  addEmail: z.object({ sent: z.literal(true) }),
  confirmAddedEmail: z.object({ confirmed: z.literal(true) }),
  endOtherSessions: z.object({ ended: z.literal(true) }),
  sendPasswordReset: z.object({ sent: z.literal(true) }),
  sendContactMessage: z.object({ sent: z.literal(true) }),
  sendTakedown: z.object({ number: z.string() }),
  sendSupportRequest: z.object({ sent: z.literal(true) }),
  revealContact: z.object({ value: z.string(), left }),
  reportListing: z.object({ outcome: z.enum(reportOutcomes), left }),
  writeReview: z.object({ published: z.boolean() }),
  answerReview: z.object({ answered: z.literal(true) }),
  reportReview: z.object({ reported: z.literal(true) }),
  reportConversation: z.object({ outcome: z.enum(conversationReportOutcomes), left }),
  listingFigures: z.object({ figures: z.record(z.string(), Figures) }),
  /** Checked by the caller: src/domain/advice/listingDays.schema.ts. */
  listingDays: z.looseObject({}),
  ownQuotas: z.object({ quotas: Quotas, photos: z.optional(z.boolean()) }),
  /** Checked by the caller: src/domain/shops/ownShop.schema.ts. */
  ownShop: z.looseObject({}),
  /** Checked by the caller: src/domain/stock/stock.schema.ts. */
  readStock: z.looseObject({}),
  changeStock: z.looseObject({}),
  pushDevice: z.object({ choice: z.nullable(PushChoice) }),
  sendInquiry: z.object({ thread: z.string(), left }),
  sendPhotos: z.object({ message: z.string(), created_at: z.number() }),
  readPhotos: z.object({ photos: z.record(z.string(), z.nullable(z.string())) }),
  /** Checked by the caller: src/domain/export/accountExport.schema.ts. */
  exportAccount: z.looseObject({ exported_at: z.string() }),
  deleteAccount: z.object({ begun: z.literal(true) }),
  performAdminAction: z.object({ outcome: z.enum(['done', 'same']) }),
  zaloAccount: z.object({ token: z.nullable(z.string()), isNew: z.boolean(), isNamed: z.boolean() }),
  /** Checked by the admin page: adminAnswers.schema.ts. */
  readAdmin: z.looseObject({}),
} as const satisfies Record<string, z.ZodMiniType>;

export const replyOf = (name: keyof typeof answers) => z.object({ result: answers[name] });
