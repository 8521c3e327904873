import { z } from 'astro/zod';
import { piecesOf, placeholders } from '../domain/papers/paperFields.ts';

const words = z.string().trim().min(1);
const both = z.strictObject({ en: words, vi: words });
const list = z.array(both).min(2);

const namesIn = (text: string) => piecesOf(text).filter((_, index) => index % 2 === 1);
const isKnown = (text: string) =>
  namesIn(text).every((name) => placeholders.some((placeholder) => placeholder === name));
const blanks = { error: 'both languages need the same blanks, such as {price}, {gap} or {line}' };
const clause = both
  .extend({ tick: z.boolean() })
  .refine(
    ({ en, vi }) =>
      isKnown(en) && isKnown(vi) && namesIn(en).toSorted().join() === namesIn(vi).toSorted().join(),
    blanks,
  );

/** A paper to print: src/content/papers/<name>.yaml. */
export const Paper = z.strictObject({
  order: z.number(),
  title: both,
  /** The owner or seller comes first. */
  parties: list,
  clauses: z.array(clause).min(3),
  signatures: list,
  certified: z.boolean(),
  /** Shown on the page beside the sheet, but not printed. */
  office: both,
  basis: both,
  sources: z.array(words).min(1),
});
export type Paper = z.infer<typeof Paper>;
