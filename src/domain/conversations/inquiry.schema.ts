import * as z from 'zod/mini';
import { PhotoIds } from '../photos/photoIds.schema.ts';
import { Revision } from '../platform/revision.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { StoredAutoAnswer } from './away.schema.ts';
import { inquiryStatuses, maxMessage } from './inquiryFields.ts';
import { StoredPhrases } from './phrase.schema.ts';
import { StoredOffer, StoredVisit } from './proposal.schema.ts';

/** Document inquiries/{id}: a thread between a buyer and a seller about one bike. */
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
  /** In the buyer's language: a line per phrase, then the typed text. */
  message: z.string().check(z.minLength(1), atMost(maxMessage)),
  /** Phrases in the message's first lines. */
  phrases: z.optional(StoredPhrases),
  /** Ids of the first message's photos. Only functions add them. */
  photos: z.optional(PhotoIds),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  status: z.enum(inquiryStatuses),
  created_at: Time,
  updated_at: Time,
  last_reply_by: z.nullable(z.string()),
  last_reply_id: z.nullable(z.string()),
  /** Person who closed the thread. Buyers close it by choosing 'Bike Purchased' (D37). */
  closed_by: z.optional(z.string()),
  /** When the seller said that this buyer bought the bike; null if withdrawn. */
  named_at: z.optional(z.nullable(Time)),
  /** When both sides had confirmed the deal; null if denied. */
  sold_at: z.optional(z.nullable(Time)),
  /** When the first review of this deal was published. */
  reviewed_at: z.optional(Time),
  buyer_seen_at: z.optional(Time),
  seller_seen_at: z.optional(Time),
  offer: z.optional(StoredOffer),
  visit: z.optional(StoredVisit),
  /** A thread gets at most one automatic answer. */
  auto_answer: z.optional(StoredAutoAnswer),
  revision: Revision,
});
export type Inquiry = z.infer<typeof Inquiry>;

/** Document inquiries/{id}/replies/{id}. */
export const Reply = z.strictObject({
  sender_id: z.string(),
  sender_name: z.string(),
  message: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxMessage)),
  phrases: z.optional(StoredPhrases),
  photos: z.optional(PhotoIds),
  created_at: Time,
});
export type Reply = z.infer<typeof Reply>;
