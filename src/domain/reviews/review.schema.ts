import * as z from 'zod/mini';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { maxReviewTags, maxReviewWords, maxStars, reviewReportReasons, reviewRoles } from './reviewFields.ts';
import { reviewTags } from './reviewTags.ts';

const Words = z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxReviewWords));
const Tags = z.array(z.enum(reviewTags)).check(
  z.maxLength(maxReviewTags),
  z.refine((tags) => new Set(tags).size === tags.length),
);

export const ReviewContent = z.strictObject({
  stars: z.int().check(z.gte(1), z.lte(maxStars)),
  tags: Tags,
  words: z.nullable(Words),
});
export type ReviewContent = z.infer<typeof ReviewContent>;

export const AnswerWords = Words;

/** Id of a review: the thread and the author's side. */
export const ReviewId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}_(?:buyer|seller)$/));
export const ThreadId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

const Answer = z.strictObject({ words: z.string(), at: Time });

/** Document reviews/{thread}_{buyer|seller}, written by that side. */
export const Review = z.strictObject({
  author_id: z.string(),
  subject_id: z.string(),
  role: z.enum(reviewRoles),
  ...ReviewContent.shape,
  lang: z.enum(['en', 'vi']),
  /** Copied from the thread. */
  bike: z.strictObject({ make: z.string(), model: z.string(), year: z.int(), slug: z.string() }),
  author_name: z.string(),
  created_at: Time,
  /** Null until the review is public. */
  published_at: z.nullable(Time),
  answer: z.nullable(Answer),
  /** An operator's reason to hide the review. */
  hidden: z.nullable(z.strictObject({ reason: z.string(), at: Time })),
});
export type Review = z.infer<typeof Review>;

export type PublishedReview = Pick<
  Review,
  'role' | 'stars' | 'tags' | 'words' | 'lang' | 'bike' | 'author_name'
> & { id: string; published_at: number; answer: { words: string; at: number } | null };

/** Number of a person's published reviews, and the sum of their stars. */
export const ReviewSums = z.strictObject({ count: z.int().check(z.gte(0)), sum: z.int().check(z.gte(0)) });
export type ReviewSums = z.infer<typeof ReviewSums>;

export const ReviewReportContent = z.strictObject({
  reason: z.enum(reviewReportReasons),
  message: z.nullable(Words),
});
export type ReviewReportContent = z.infer<typeof ReviewReportContent>;

/** Document review_reports/{uid}_{review}, for operators only. */
export const ReviewReport = z.extend(ReviewReportContent, {
  user_id: z.string(),
  review_id: z.string(),
  /** `upheld`: the review was hidden. `kept`: the review stays public. */
  status: z.enum(['new', 'upheld', 'kept']),
  created_at: Time,
});
export type ReviewReport = z.infer<typeof ReviewReport>;
