import { questionsIn } from '../listings/factQuestions.ts';
import { answerTo } from '../listings/facts.ts';
import type { Published } from '../listings/listing.schema.ts';
import { withoutTags } from '../text/withoutTags.ts';
import { day } from '../time/time.ts';
import { type Factor, fewPhotos, longDescription, manyPhotos, renewedDays } from './factors.ts';

/** Minimum age of a listing for the factor `renewed`: all younger ones are recent. */
const oldEnough = 28 * day;

export type ConsideredListing = Pick<
  Published,
  | 'images'
  | 'description'
  | 'other_description'
  | 'facts'
  | 'hide_phone'
  | 'hide_whatsapp'
  | 'price'
  | 'created_at'
  | 'updated_at'
>;

/** Whether a listing has each factor. Null: neither, as with four or five photos. */
export type HasFactors = Record<Factor, boolean | null>;

const textOf = (html: string) =>
  withoutTags(html)
    .replace(/&\w+;|&#\d+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const hasPhotos = (count: number) => (count >= manyPhotos ? true : count < fewPhotos ? false : null);

const saysPapers = (facts: readonly string[]) => {
  if (answerTo(facts, 'papers') !== null) return true;
  return questionsIn.papers.some((question) => answerTo(facts, question) !== null) ? null : false;
};

const isWithin = (price: number, range: { low: number; high: number } | null) => {
  if (range === null || price < range.low) return null;
  return price <= range.high;
};

/** @param range market prices of similar bikes (decision 54) */
export const considerFactors = (
  listing: ConsideredListing,
  range: { low: number; high: number } | null,
  now: number,
): HasFactors => ({
  photos: hasPhotos(listing.images.length),
  description: textOf(listing.description).length > longDescription,
  languages: textOf(listing.other_description ?? '') !== '',
  papers: saysPapers(listing.facts ?? []),
  number: !(listing.hide_phone && listing.hide_whatsapp),
  price: isWithin(listing.price, range),
  renewed: now - listing.created_at < oldEnough ? null : now - listing.updated_at <= renewedDays * day,
});
