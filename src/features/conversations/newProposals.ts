import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../domain/conversations/inquiry.ts';
import { offerChoices } from '../../domain/conversations/offer.ts';
import { visitChoices } from '../../domain/conversations/visit.ts';
import { offerShown } from './offerShown.ts';

export type NewProposal = {
  code: 'offer' | 'visit_propose';
  label: 'do.offer' | 'anotherOffer' | 'do.visit_propose';
};

/**
 * Proposals that a user can make: an offer if none is open, a visit if none is planned.
 * @param available whether the bike can still be bought
 */
export const newProposals = (
  thread: Inquiry,
  userId: string,
  available: boolean,
  now: number,
): NewProposal[] => {
  if (!isOpen(thread) || !available) return [];
  const offer = offerShown(thread);
  const mayOffer = offer?.state !== 'open' && offerChoices(offer, userId).includes('offer');
  const mayVisit = visitChoices(thread.visit, userId, now).includes('visit_propose');
  return [
    ...(mayOffer ? [{ code: 'offer', label: offer ? 'anotherOffer' : 'do.offer' } as const] : []),
    ...(mayVisit ? [{ code: 'visit_propose', label: 'do.visit_propose' } as const] : []),
  ];
};
