import { z } from 'zod';
import { inquiryStatuses } from '../../src/domain/conversations/inquiryFields.ts';
import { reviewTags } from '../../src/domain/reviews/reviewTags.ts';
import { languages } from '../../src/i18n/languages.ts';
import { joinMessage } from '../../src/i18n/sayPhrase.ts';
import { readData } from './readData.ts';

const language = z.enum(languages);
const buyer = z.enum(['linh', 'quan', 'emma']);

/** Message: phrases in the language `says`, with free text below. */
const written = {
  message: z.string().default(''),
  says: language.optional(),
  phrases: z
    .array(z.object({ code: z.string(), values: z.object({ time: z.string() }).optional() }))
    .optional(),
};
type Written = z.output<z.ZodObject<typeof written>>;
/** Joins phrases and text to the stored message. */
const joined = <T extends Written>({ says, ...rest }: T) => ({
  ...rest,
  message: says && rest.phrases ? joinMessage(says, rest.phrases, rest.message) : rest.message,
});

/** Threads: the buyer's first message, then replies by side. */
export const threads = readData(
  'threads',
  z.array(
    z
      .object({
        ...written,
        buyer,
        language,
        status: z.enum(inquiryStatuses),
        leavesPhone: z.boolean().default(false),
        replies: z
          .array(z.object({ ...written, by: z.enum(['buyer', 'seller']) }).transform(joined))
          .default([]),
      })
      .transform(joined),
  ),
);
export type Thread = (typeof threads)[number];

const review = z.object({
  stars: z.int().min(1).max(5),
  tags: z.array(z.enum(reviewTags)),
  words: z.string().nullable(),
});

/** Completed deals: the buyer's review, and the seller's if there is one. */
export const deals = readData(
  'deals',
  z.array(
    z.object({
      buyer,
      language,
      message: z.string(),
      ofSeller: review,
      ofBuyer: review.nullable(),
      answer: z.string().nullable(),
      daysAgo: z.int(),
    }),
  ),
);
export type Deal = (typeof deals)[number];

export const opinions = readData(
  'opinions',
  z.array(
    z.object({
      by: z.string(),
      subject: z.string().nullable(),
      message: z.string(),
      rating: z.int().nullable(),
    }),
  ),
);
