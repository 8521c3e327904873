import * as z from 'zod/mini';
import { atMost } from './text.ts';
import { Time } from './time.ts';

export const inquiryStatuses = ['new', 'replied', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];
export const maxMessage = 5_000;

/** What lies at inquiries/{id}: a thread about one bike between a buyer and a seller. */
export const Inquiry = z.strictObject({
  buyer_id: z.string(),
  seller_id: z.string(),
  bike: z.strictObject({
    id: z.string(),
    make: z.string(),
    model: z.string(),
    year: z.int(),
    price: z.int(),
    slug: z.string(),
  }),
  buyer_name: z.string(),
  seller_name: z.string(),
  message: z.string().check(z.minLength(1), atMost(maxMessage)),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  status: z.enum(inquiryStatuses),
  created_at: Time,
  updated_at: Time,
  last_reply_by: z.nullable(z.string()),
  last_reply_id: z.nullable(z.string()),
});
export type Inquiry = z.infer<typeof Inquiry>;

/** What lies at inquiries/{id}/replies/{id}. */
export const Reply = z.strictObject({
  sender_id: z.string(),
  sender_name: z.string(),
  message: z.string().check(z.trim(), z.minLength(1), atMost(maxMessage)),
  created_at: Time,
});
export type Reply = z.infer<typeof Reply>;

export const isOpen = (inquiry: Pick<Inquiry, 'status'>) => inquiry.status !== 'closed';

/** The header's badge: open threads as the seller, and as the buyer those where the seller spoke last (D34). */
export const countsAsUnread = (inquiry: Inquiry, userId: string) =>
  isOpen(inquiry) &&
  (inquiry.seller_id === userId ||
    (inquiry.buyer_id === userId && inquiry.last_reply_by === inquiry.seller_id));
