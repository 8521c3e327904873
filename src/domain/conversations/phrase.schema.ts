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

/** One phrase as it is stored, whether its code is known or not. */
export const Phrase = z.strictObject({
  code: z.string().check(z.regex(codePattern)),
  values: z.optional(PhraseValues),
});

/** What nobody can say: a stored phrase that cannot be read stands for it, and its line of the message is shown. */
const unknown = { code: 'unknown' };

/**
 * The phrases of a stored message. What a later version wrote is read as well: a phrase of another shape keeps its
 * place in the list, and nothing else is harmed.
 */
export const StoredPhrases = z.catch(z.array(z.catch(Phrase, unknown)).check(z.maxLength(maxPhrases)), []);
