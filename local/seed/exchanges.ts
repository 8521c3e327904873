import { z } from 'zod';
import { inquiryStatuses } from '../../src/domain/conversations/inquiryFields.ts';
import { Phrase } from '../../src/domain/conversations/phrase.schema.ts';
import { ReviewContent } from '../../src/domain/reviews/review.schema.ts';
import { languages } from '../../src/i18n/languages.ts';
import { readData } from './readData.ts';

const language = z.enum(languages);

/** Message: phrases in the language `says`, and free text. */
const written = {
  message: z.string().default(''),
  says: language.default('en'),
  phrases: z.array(Phrase).optional(),
};
export type Written = z.output<z.ZodObject<typeof written>>;

export const threads = readData(
  'threads',
  z.array(
    z.object({
      ...written,
      buyer: z.string(),
      language,
      status: z.enum(inquiryStatuses),
      leavesPhone: z.boolean().default(false),
      replies: z.array(z.object({ ...written, by: z.enum(['buyer', 'seller']) })).default([]),
    }),
  ),
);
export type Thread = (typeof threads)[number];

/** Completed deals with the buyer's review, and often the seller's. */
export const deals = readData(
  'deals',
  z.array(
    z.object({
      ...written,
      buyer: z.string(),
      language,
      ofSeller: ReviewContent,
      ofBuyer: z.nullable(ReviewContent),
      answer: z.string().nullable(),
      daysAgo: z.int(),
    }),
  ),
);
export type Deal = (typeof deals)[number];

export const alerts = readData(
  'alerts',
  z.array(z.object({ by: z.string(), criteria: z.looseObject({}), paused: z.boolean().default(false) })),
);

export const opinions = readData('opinions', z.array(z.looseObject({ by: z.string() })));
