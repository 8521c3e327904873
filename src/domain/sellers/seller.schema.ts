import * as z from 'zod/mini';
import { ReviewSums } from '../reviews/review.schema.ts';
import { Time } from '../time/time.schema.ts';

/** How a seller answers: of the last questions, how many were answered, and after how many minutes half of them. */
export const Answers = z.strictObject({
  asked: z.int().check(z.minimum(0)),
  answered: z.int().check(z.minimum(0)),
  minutes: z.nullable(z.int().check(z.minimum(0))),
});
export type Answers = z.infer<typeof Answers>;

/** What lies at sellers/{uid}: facts that were counted about somebody who sells. Only functions read and write it. */
export const Seller = z.strictObject({
  /** When the account was made. */
  since: Time,
  /** Whether the account's address and its number were confirmed: never what they are. */
  email_confirmed: z.boolean(),
  phone_confirmed: z.boolean(),
  /** How many of their bikes are marked as sold. */
  sold: z.int().check(z.minimum(0)),
  /** How many of their bikes buyers say they bought, and the seller agreed. */
  deals: z.int().check(z.minimum(0)),
  answers: Answers,
  /** The published reviews about them. */
  reviews: ReviewSums,
  updated_at: Time,
});
export type Seller = z.infer<typeof Seller>;
