import { nextOffer } from './offer.ts';
import type { Phrase } from './phrase.ts';
import { fitsPhrase } from './phrases.ts';
import type { Offer, Visit } from './proposal.schema.ts';
import { isOfferCode, isProposalCode, isVisitCode } from './proposalFields.ts';
import { nextVisit } from './visit.ts';

/** What stands between the two of a thread; neither in one of before. */
export type Proposals = { offer?: Offer | undefined; visit?: Visit | undefined };
/** Who says it, in which reply (null: the first message of a thread), and when. */
type Said = { by: string; reply_id: string | null; now: number };

/** The phrase of a message that changes its thread; null where there is none, or it is not alone. */
export const proposalOf = (phrases: readonly Phrase[] | undefined): Phrase | null => {
  const [first] = phrases ?? [];
  return phrases?.length === 1 && first && isProposalCode(first.code) && fitsPhrase(first) ? first : null;
};

/** Is there a phrase among others that would have to be alone? */
export const isMixed = (phrases: readonly Phrase[]): boolean =>
  phrases.length > 1 && phrases.some(({ code }) => isProposalCode(code));

/**
 * What changes in a thread with a phrase: its offer or its visit; null where the phrase is not theirs to say.
 * @example planProposal({}, { code: 'offer', values: { price: 12_000_000 } }, { by: 'buyer', reply_id: 'r', now })
 * // => { offer: { price: 12_000_000, by: 'buyer', state: 'open', reply_id: 'r' } }
 */
export const planProposal = (
  { offer, visit }: Proposals,
  phrase: Phrase,
  { now, ...said }: Said,
): { offer: Offer } | { visit: Visit } | null => {
  const { code, values } = phrase;
  if (!fitsPhrase(phrase)) return null;
  const { price = 0, day = '', time = '', place = '' } = values ?? {};
  if (isOfferCode(code)) {
    const next = nextOffer(offer, { code, price, ...said });
    return next && { offer: next };
  }
  if (!isVisitCode(code)) return null;
  const next = nextVisit(visit, { code, values: { day, time, place }, ...said }, now);
  return next && { visit: next };
};
