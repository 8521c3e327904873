import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { type Sign, signSubjects, signs } from './signs.ts';

/** The price of a listing, and where the range of such bikes begins. */
const SeenPrice = z.strictObject({ price: z.int(), low: z.int() });
/** Two photos that look alike: one of the listing, and one of another account's listing. */
export const PhotoPair = z.strictObject({ own: z.string(), other: z.string(), other_id: z.string() });
export type PhotoPair = z.infer<typeof PhotoPair>;

/** What lies at fraud_signs/{subject}_{id}: a place in the queue of operators. */
export const FraudSigns = z.strictObject({
  subject: z.enum(signSubjects),
  /** Whom it is about. */
  user_id: z.string(),
  motorcycle_id: z.string(),
  signs: z.array(z.enum(signs as readonly [Sign, ...Sign[]])),
  points: z.int(),
  price: z.nullable(SeenPrice),
  photos: z.array(PhotoPair),
  /** The first message itself; null for a listing, which can be opened. */
  message: z.nullable(z.string()),
  status: z.enum(['new', 'seen']),
  created_at: Time,
  updated_at: Time,
  /** A place goes a while after somebody has looked at it. */
  expires_at: z.nullable(Time),
});
export type FraudSigns = z.infer<typeof FraudSigns>;

/** What lies at text_prints/{listing or message}: by which a copied text is found again. */
export const TextPrint = z.strictObject({
  user_id: z.string(),
  motorcycle_id: z.string(),
  print: z.string(),
  /** Since when it is used here: earlier uses alone count. */
  created_at: Time,
  /** That of a message goes after a while. */
  expires_at: z.nullable(Time),
});
