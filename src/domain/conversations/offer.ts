import { isPhraseValue } from './phrase.ts';
import type { Offer } from './proposal.schema.ts';
import type { OfferCode } from './proposalFields.ts';

const isOthersOpen = (offer: Offer | undefined, userId: string): offer is Offer =>
  offer?.state === 'open' && offer.by !== userId;

/**
 * Returns the moves that a person may make, the likeliest first.
 * @example offerChoices(undefined, 'buyer') // => ['offer']
 */
export const offerChoices = (offer: Offer | undefined, userId: string): OfferCode[] =>
  isOthersOpen(offer, userId) ? ['offer_accept', 'offer_counter', 'offer_decline'] : ['offer'];

/** Price in đồng. `reply_id` is null for a first message. */
export type OfferMove = { code: OfferCode; price: number; by: string; reply_id: string | null };

/** Returns the offer after a move. Null if the move is not allowed: people cannot answer their own offers. */
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
