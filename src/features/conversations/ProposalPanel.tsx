import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { OfferPart } from './OfferPart.tsx';
import type { ProposalProps } from './useProposal.ts';
import { VisitPart } from './VisitPart.tsx';

/** The price and the visit that stand between the two of a thread. */
export const ProposalPanel = (props: ProposalProps) => (
  <section
    aria-label={translate(props.lang, proposals)('title')}
    className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4"
  >
    <OfferPart {...props} />
    <VisitPart {...props} />
  </section>
);
