export const offerStates = ['open', 'accepted', 'declined'] as const;
export const visitStates = ['open', 'accepted', 'cancelled'] as const;

export const offerCodes = ['offer', 'offer_counter', 'offer_accept', 'offer_decline'] as const;
export const visitCodes = ['visit_propose', 'visit_accept', 'visit_move', 'visit_cancel'] as const;

export type OfferCode = (typeof offerCodes)[number];
export type VisitCode = (typeof visitCodes)[number];
export type ProposalCode = OfferCode | VisitCode;

export const isOfferCode = (code: string): code is OfferCode =>
  (offerCodes as readonly string[]).includes(code);
export const isVisitCode = (code: string): code is VisitCode =>
  (visitCodes as readonly string[]).includes(code);

export const isProposalCode = (code: string): code is ProposalCode => isOfferCode(code) || isVisitCode(code);
