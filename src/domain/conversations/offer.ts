import { isPhraseValue } from './phrase.ts';
import type { Offer } from './proposal.schema.ts';
import type { OfferCode } from './proposalFields.ts';

const isOthersOpen = (offer: Offer | undefined, userId: string): offer is Offer =>
  offer?.state === 'open' && offer.by !== userId;

/**
 * What one of the two may do with the offer of their thread, the likeliest first: answer the other's open one, or name
 * a price of one's own, which takes the place of whatever stands there.
 * @example offerChoices(undefined, 'buyer') // => ['offer']
 */
export const offerChoices = (offer: Offer | undefined, userId: string): OfferCode[] =>
  isOthersOpen(offer, userId) ? ['offer_accept', 'offer_counter', 'offer_decline'] : ['offer'];

/** What somebody does: with which code, at which price in whole đồng, and in which reply (null for a first message). */
export type OfferMove = { code: OfferCode; price: number; by: string; reply_id: string | null };

/**
 * The offer of a thread after somebody's move; null where that is not theirs to make. Nobody answers an offer of their
 * own, and an answer keeps the price that was offered.
 */
export const nextOffer = (
  last: Offer | undefined,
  { code, price, by, reply_id }: OfferMove,
): Offer | null => {
  if (!isPhraseValue('price', price)) return null;
  const isAnswer = code !== 'offer';
  if (isAnswer && !isOthersOpen(last, by)) return null;
  if (code === 'offer' || code === 'offer_counter') return { price, by, state: 'open', reply_id };
  if (!last || last.price !== price) return null;
  return { ...last, state: code === 'offer_accept' ? 'accepted' : 'declined', reply_id };
};
