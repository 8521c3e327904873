import * as z from 'zod/mini';

const Spellings = z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(60))).check(z.minLength(1));

/** Motorcycle term. Each language lists its label first, then other spellings. */
export const Term = z.strictObject({
  en: Spellings,
  vi: Spellings,
  /** Related words that find the term in a search. */
  search: z.optional(Spellings),
});
export type Term = z.infer<typeof Term>;

/** src/content/glossary.json: terms by subject. */
export const Glossary = z.record(z.string(), z.array(Term));
export type Glossary = z.infer<typeof Glossary>;
