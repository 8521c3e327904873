import { nextOffer } from './offer.ts';
import type { Phrase } from './phrase.ts';
import { fitsPhrase } from './phrases.ts';
import type { Offer, Visit } from './proposal.schema.ts';
import { isOfferCode, isProposalCode, isVisitCode } from './proposalFields.ts';
import { nextVisit } from './visit.ts';

/** The thread's offer and visit; older threads have neither. */
export type Proposals = { offer?: Offer | undefined; visit?: Visit | undefined };
/** Sender, reply id (null: first message) and time of a message. */
type Said = { by: string; reply_id: string | null; now: number };

/** Returns a message's only phrase if it is an offer or visit; otherwise null. */
export const proposalOf = (phrases: readonly Phrase[] | undefined): Phrase | null => {
  const [first] = phrases ?? [];
  return phrases?.length === 1 && first && isProposalCode(first.code) && fitsPhrase(first) ? first : null;
};

export const isMixed = (phrases: readonly Phrase[]): boolean =>
  phrases.length > 1 && phrases.some(({ code }) => isProposalCode(code));

/**
 * Returns the thread's offer or visit after a phrase; null if the sender may not send it.
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
