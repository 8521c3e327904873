import * as z from 'zod/mini';
import { ReviewSums } from '../reviews/review.schema.ts';
import { Time } from '../time/time.schema.ts';

/** Counts of recent questions. `minutes`: median time until an answer. */
export const Answers = z.strictObject({
  asked: z.int().check(z.minimum(0)),
  answered: z.int().check(z.minimum(0)),
  minutes: z.nullable(z.int().check(z.minimum(0))),
});
export type Answers = z.infer<typeof Answers>;

/** Document sellers/{uid}. Only functions read and write it. */
export const Seller = z.strictObject({
  /** Time of the account's creation. */
  since: Time,
  email_confirmed: z.boolean(),
  phone_confirmed: z.boolean(),
  sold: z.int().check(z.minimum(0)),
  /** Sales confirmed by both sides. */
  deals: z.int().check(z.minimum(0)),
  answers: Answers,
  reviews: ReviewSums,
  updated_at: Time,
});
export type Seller = z.infer<typeof Seller>;
