import { OfferPart } from './OfferPart.tsx';
import type { ProposalProps } from './useProposal.ts';
import { VisitPart } from './VisitPart.tsx';

export const ProposalPanel = ({ kind, ...props }: ProposalProps & { kind: 'offer' | 'visit' }) =>
  kind === 'offer' ? <OfferPart {...props} /> : <VisitPart {...props} />;
