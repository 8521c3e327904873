import * as z from 'zod/mini';
import { phonePattern } from './contact.ts';
import { ListingId } from './listingId.ts';
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
  /** Who ended it; a buyer does so with 'Bike Purchased' (D37). */
  closed_by: z.optional(z.string()),
  /** When each of the two last had it on the screen. */
  buyer_seen_at: z.optional(Time),
  seller_seen_at: z.optional(Time),
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

/** How long a name in a thread may be. */
export const maxName = 80;

/** What a buyer sends to begin a thread, or to write into the open one. */
export const Question = z.strictObject({
  listing_id: ListingId,
  name: z.string().check(z.trim(), z.minLength(1), atMost(maxName), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u)),
  phone: z.nullable(z.string().check(z.regex(phonePattern))),
  message: z.string().check(z.trim(), z.minLength(1), atMost(maxMessage)),
});
export type Question = z.infer<typeof Question>;

export const isOpen = (inquiry: Pick<Inquiry, 'status'>) => inquiry.status !== 'closed';

/** The header's badge: open threads as the seller, and as the buyer those where the seller spoke last (D34). */
export const countsAsUnread = (inquiry: Inquiry, userId: string) =>
  isOpen(inquiry) &&
  (inquiry.seller_id === userId ||
    (inquiry.buyer_id === userId && inquiry.last_reply_by === inquiry.seller_id));

/** Which side of a thread somebody is on. */
export const sideOf = (inquiry: Pick<Inquiry, 'seller_id'>, userId: string): 'buyer' | 'seller' =>
  inquiry.seller_id === userId ? 'seller' : 'buyer';

/** An open thread whose last word is the other's and came after one last looked (D34). */
export const isUnread = (inquiry: Inquiry, userId: string): boolean => {
  const seen = inquiry[`${sideOf(inquiry, userId)}_seen_at`] ?? 0;
  return (
    isOpen(inquiry) && (inquiry.last_reply_by ?? inquiry.buyer_id) !== userId && inquiry.updated_at > seen
  );
};
