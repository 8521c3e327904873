import { eitherSays, type PhraseEntry } from './phraseEntry.ts';
import type { ProposalCode } from './proposalFields.ts';

const offer = eitherSays('price', [], 'price');
const visit = eitherSays('visit', [], 'day', 'time', 'place');

/** Offers and visits as phrases. Each phrase repeats all values, so it can be understood alone. */
export const proposalEntries: Record<ProposalCode, PhraseEntry> = {
  offer,
  offer_counter: offer,
  offer_accept: offer,
  offer_decline: offer,
  visit_propose: visit,
  visit_accept: visit,
  visit_move: visit,
  visit_cancel: visit,
};
