import * as z from 'zod/mini';
import { FullName } from '../accounts/profile.schema.ts';
import { phonePattern } from '../contacts/contact.ts';
import { ListingId } from '../listings/listingId.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { maxMessage } from './inquiryFields.ts';
import { Phrase } from './phrase.schema.ts';
import { maxPhrases, type Phrase as SaidPhrase } from './phrase.ts';
import { fitsPhrase } from './phrases.ts';
import { isMixed } from './proposal.ts';
import { isProposalCode } from './proposalFields.ts';

/** A first message answers nothing; it may make an offer or arrange a visit. */
const isNoAnswer = ({ code }: SaidPhrase) =>
  !isProposalCode(code) || code === 'offer' || code === 'visit_propose';

/** The phrases of a message that is being sent: known, and each with all that it wants. */
export const SentPhrases = z.array(Phrase.check(z.refine(fitsPhrase), z.refine(isNoAnswer))).check(
  z.minLength(1),
  z.maxLength(maxPhrases),
  z.refine((phrases) => !isMixed(phrases)),
);

/** What a buyer sends to begin a thread, or to write into the open one. */
export const Question = z.strictObject({
  listing_id: ListingId,
  name: FullName,
  phone: z.nullable(z.string().check(z.regex(phonePattern))),
  message: z.string().check(z.trim(), z.refine(hasVisibleText), atMost(maxMessage)),
  phrases: z.optional(SentPhrases),
});
export type Question = z.infer<typeof Question>;
