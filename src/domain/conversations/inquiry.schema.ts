import * as z from 'zod/mini';
import { FullName } from '../accounts/profile.schema.ts';
import { phonePattern } from '../contacts/contact.ts';
import { ListingId } from '../listings/listingId.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { inquiryStatuses, maxMessage } from './inquiryFields.ts';

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
  message: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxMessage)),
  created_at: Time,
});
export type Reply = z.infer<typeof Reply>;

/** What a buyer sends to begin a thread, or to write into the open one. */
export const Question = z.strictObject({
  listing_id: ListingId,
  name: FullName,
  phone: z.nullable(z.string().check(z.regex(phonePattern))),
  message: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxMessage)),
});
export type Question = z.infer<typeof Question>;
