import { OfferPart } from './OfferPart.tsx';
import type { ProposalProps } from './useProposal.ts';
import { VisitPart } from './VisitPart.tsx';

/** The card of an offer or of a visit. */
export const ProposalPanel = ({ kind, ...props }: ProposalProps & { kind: 'offer' | 'visit' }) =>
  kind === 'offer' ? <OfferPart {...props} /> : <VisitPart {...props} />;
