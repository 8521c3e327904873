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

/** What one of the two says of the other. */
export const ReviewContent = z.strictObject({
  stars: z.int().check(z.gte(1), z.lte(maxStars)),
  tags: Tags,
  words: z.nullable(Words),
});
export type ReviewContent = z.infer<typeof ReviewContent>;

/** The one answer to a review. */
export const AnswerWords = Words;

/** Where it lies: the thread and the side that writes. */
export const ReviewId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}_(?:buyer|seller)$/));
export const ThreadId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

const Answer = z.strictObject({ words: z.string(), at: Time });

/** What lies at reviews/{thread}_{buyer|seller}: what that side says of the other once the deal is agreed. */
export const Review = z.strictObject({
  author_id: z.string(),
  subject_id: z.string(),
  role: z.enum(reviewRoles),
  ...ReviewContent.shape,
  /** The language of the words. */
  lang: z.enum(['en', 'vi']),
  /** As the thread has it. */
  bike: z.strictObject({ make: z.string(), model: z.string(), year: z.int(), slug: z.string() }),
  author_name: z.string(),
  created_at: Time,
  /** Since when the other side and everybody may read it. */
  published_at: z.nullable(Time),
  answer: z.nullable(Answer),
  /** Why an operator has hidden it, and when. */
  hidden: z.nullable(z.strictObject({ reason: z.string(), at: Time })),
});
export type Review = z.infer<typeof Review>;

/** A review as everybody may read it: neither of the two is named by an id. */
export type PublishedReview = Pick<
  Review,
  'role' | 'stars' | 'tags' | 'words' | 'lang' | 'bike' | 'author_name'
> & { id: string; published_at: number; answer: { words: string; at: number } | null };

/** How many published reviews somebody has, and all their stars together. */
export const ReviewSums = z.strictObject({ count: z.int().check(z.gte(0)), sum: z.int().check(z.gte(0)) });
export type ReviewSums = z.infer<typeof ReviewSums>;

/** What somebody finds wrong with a review. */
export const ReviewReportContent = z.strictObject({
  reason: z.enum(reviewReportReasons),
  message: z.nullable(Words),
});
export type ReviewReportContent = z.infer<typeof ReviewReportContent>;

/** What lies at review_reports/{uid}_{review}: one a person and review, for the operator alone. */
export const ReviewReport = z.extend(ReviewReportContent, {
  user_id: z.string(),
  review_id: z.string(),
  /** An operator has hidden the review, or lets it stand. */
  status: z.enum(['new', 'upheld', 'kept']),
  created_at: Time,
});
export type ReviewReport = z.infer<typeof ReviewReport>;
