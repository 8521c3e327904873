import * as z from 'zod/mini';
import { FullName } from '../accounts/profile.schema.ts';
import { phonePattern } from '../contacts/contact.ts';
import { ListingId } from '../listings/listingId.schema.ts';
import { PhotoIds } from '../photos/photoIds.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { maxMessage } from './inquiryFields.ts';
import { photoCode } from './messagePhotos.ts';
import { Phrase } from './phrase.schema.ts';
import { maxPhrases, type Phrase as SaidPhrase } from './phrase.ts';
import { fitsPhrase } from './phrases.ts';
import { isMixed } from './proposal.ts';
import { isProposalCode } from './proposalFields.ts';

/** Refuses answers to offers or visits, and the photo phrase. */
const isNoAnswer = ({ code }: SaidPhrase) =>
  code !== photoCode && (!isProposalCode(code) || code === 'offer' || code === 'visit_propose');

export const SentPhrases = z.array(Phrase.check(z.refine(fitsPhrase), z.refine(isNoAnswer))).check(
  z.minLength(1),
  z.maxLength(maxPhrases),
  z.refine((phrases) => !isMixed(phrases)),
);

const content = {
  message: z.string().check(z.trim(), atMost(maxMessage)),
  phrases: z.optional(SentPhrases),
};
const isProposal = (phrases: readonly SaidPhrase[] = []) => phrases.some(({ code }) => isProposalCode(code));

/** A buyer's message to a seller, which begins a thread or continues the open one. */
export const Question = z
  .strictObject({
    listing_id: ListingId,
    name: FullName,
    phone: z.nullable(z.string().check(z.regex(phonePattern))),
    ...content,
    photos: z.optional(PhotoIds),
  })
  .check(
    z.refine(({ message, photos }) => photos !== undefined || hasVisibleText(message)),
    z.refine(({ phrases, photos }) => photos === undefined || !isProposal(phrases)),
  );

export const PhotoReply = z
  .strictObject({ ...content, photos: PhotoIds })
  .check(z.refine(({ phrases }) => !isProposal(phrases)));
export type PhotoReply = z.infer<typeof PhotoReply>;
export type Question = z.infer<typeof Question>;
