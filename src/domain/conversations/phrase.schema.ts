import * as z from 'zod/mini';
import { limits } from '../listings/listingFields.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import {
  codePattern,
  isPhraseValue,
  maxNumber,
  maxPhrases,
  maxPlace,
  placePattern,
  timePattern,
} from './phrase.ts';

const PhraseValues = z.strictObject({
  price: z.optional(z.int().check(z.gte(1), z.lte(limits.price))),
  day: z.optional(z.string().check(z.refine((day) => isPhraseValue('day', day)))),
  time: z.optional(z.string().check(z.regex(timePattern))),
  place: z.optional(z.string().check(z.regex(placePattern), z.refine(hasVisibleText), atMost(maxPlace))),
  number: z.optional(z.int().check(z.gte(0), z.lte(maxNumber))),
});

/** The code may be unknown to this version. */
export const Phrase = z.strictObject({
  code: z.string().check(z.regex(codePattern)),
  values: z.optional(PhraseValues),
});

/** Replaces a phrase that this version cannot read. Readers see its text line instead. */
const unknown = { code: 'unknown' };

/** Unreadable phrases become `unknown`; the others stay readable. */
export const StoredPhrases = z.catch(
  z.array(z.catch(Phrase, unknown)).check(z.maxLength(maxPhrases + 1)),
  [],
);
