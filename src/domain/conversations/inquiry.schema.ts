import * as z from 'zod/mini';
import { Revision } from '../platform/revision.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { inquiryStatuses, maxMessage } from './inquiryFields.ts';
import { StoredPhrases } from './phrase.schema.ts';
import { StoredOffer, StoredVisit } from './proposal.schema.ts';

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
  /** The whole text in the buyer's language: a line for each phrase, then what was typed. */
  message: z.string().check(z.minLength(1), atMost(maxMessage)),
  /** What the first lines of the message say, as codes. */
  phrases: z.optional(StoredPhrases),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  status: z.enum(inquiryStatuses),
  created_at: Time,
  updated_at: Time,
  last_reply_by: z.nullable(z.string()),
  last_reply_id: z.nullable(z.string()),
  /** Who ended it; a buyer does so with 'Bike Purchased' (D37). */
  closed_by: z.optional(z.string()),
  /** When the seller said that this buyer has bought the bike; null where that was taken back. */
  named_at: z.optional(z.nullable(Time)),
  /** When whoever was asked agreed: the seller where the buyer had said so, the buyer where named; null for a no. */
  sold_at: z.optional(z.nullable(Time)),
  /** When the first review of this deal was published. */
  reviewed_at: z.optional(Time),
  /** When each of the two last had it on the screen. */
  buyer_seen_at: z.optional(Time),
  seller_seen_at: z.optional(Time),
  /** The price that stands between the two, and when they look at the bike. */
  offer: z.optional(StoredOffer),
  visit: z.optional(StoredVisit),
  /** Counts the changes of the two above. */
  revision: Revision,
});
export type Inquiry = z.infer<typeof Inquiry>;

/** What lies at inquiries/{id}/replies/{id}. */
export const Reply = z.strictObject({
  sender_id: z.string(),
  sender_name: z.string(),
  message: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxMessage)),
  phrases: z.optional(StoredPhrases),
  created_at: Time,
});
export type Reply = z.infer<typeof Reply>;
