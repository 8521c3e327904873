import * as z from 'zod/mini';
import { Time } from '../time/time.schema.ts';
import { type Sign, signSubjects, signs } from './signs.ts';

/** Price and the market range's low end. */
const SeenPrice = z.strictObject({ price: z.int(), low: z.int() });
/** Two similar photos: the listing's, and one of another account. */
export const PhotoPair = z.strictObject({ own: z.string(), other: z.string(), other_id: z.string() });
export type PhotoPair = z.infer<typeof PhotoPair>;

/** Document fraud_signs/{subject}_{id}: an entry in the operators' queue. */
export const FraudSigns = z.strictObject({
  subject: z.enum(signSubjects),
  /** Suspected account. */
  user_id: z.string(),
  motorcycle_id: z.string(),
  signs: z.array(z.enum(signs as readonly [Sign, ...Sign[]])),
  points: z.int(),
  price: z.nullable(SeenPrice),
  photos: z.array(PhotoPair),
  /** Text of the first message; null if the subject is a listing. */
  message: z.nullable(z.string()),
  status: z.enum(['new', 'seen']),
  created_at: Time,
  updated_at: Time,
  /** When this entry is deleted; null before an operator has looked at it. */
  expires_at: z.nullable(Time),
});
export type FraudSigns = z.infer<typeof FraudSigns>;

/** Document text_prints/{listing or message}, to find copied texts. */
export const TextPrint = z.strictObject({
  user_id: z.string(),
  motorcycle_id: z.string(),
  print: z.string(),
  /** Time of the text's first use by this listing or message. Only later users get a fraud sign. */
  created_at: Time,
  /** Null for a listing's text. */
  expires_at: z.nullable(Time),
});
