import { z } from 'astro/zod';
import { piecesOf, placeholders } from '../domain/papers/paperFields.ts';

const words = z.string().trim().min(1);
const both = z.strictObject({ en: words, vi: words });
const list = z.array(both).min(2);

const namesIn = (text: string) => piecesOf(text).filter((_, index) => index % 2 === 1);
const isKnown = (text: string) => namesIn(text).every((name) => placeholders.some((known) => known === name));
const blanks = { error: 'both languages need the same blanks, such as {price}, {gap} or {line}' };
/** A line of a paper, with the same blanks in both languages: numbered, or with a box to tick. */
const clause = both
  .extend({ tick: z.boolean() })
  .refine(
    ({ en, vi }) =>
      isKnown(en) && isKnown(vi) && namesIn(en).toSorted().join() === namesIn(vi).toSorted().join(),
    blanks,
  );

/** A paper to print: src/content/papers/<name>.yaml. */
export const Paper = z.strictObject({
  /** Position on the page. */
  order: z.number(),
  title: both,
  /** Names of the two sides: owner or seller first. */
  parties: list,
  clauses: z.array(clause).min(3),
  signatures: list,
  /** Leaves room for the notary or the commune. */
  certified: z.boolean(),
  /** Which office has to see the paper, and what is not settled. Beside the sheet, not on it. */
  office: both,
  /** Legal texts with number and date, at the foot of the sheet. */
  basis: both,
  /** Names of files in `sources`. */
  sources: z.array(words).min(1),
});
export type Paper = z.infer<typeof Paper>;
