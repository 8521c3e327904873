import { isOpen } from '../../domain/conversations/inquiry.ts';
import { offerChoices } from '../../domain/conversations/offer.ts';
import type { Offer } from '../../domain/conversations/proposal.schema.ts';
import type { OfferCode } from '../../domain/conversations/proposalFields.ts';
import { agreedAt } from '../../domain/reviews/review.ts';
import { formatDong } from '../../i18n/format.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { papersLink } from '../../papersLink.ts';
import { offerShown } from './offerShown.ts';
import { otherName } from './otherName.ts';
import { ProposalPart } from './ProposalPart.tsx';
import type { ProposalProps } from './useProposal.ts';

const sentenceOf = ({ state }: Offer, isMine: boolean) => {
  if (state === 'accepted') return 'offerAccepted';
  if (state === 'declined') return isMine ? 'offerDeclinedMine' : 'offerDeclinedTheirs';
  return isMine ? 'offerMine' : 'offerTheirs';
};

export const OfferPart = (props: ProposalProps) => {
  const { lang, thread, userId, available } = props;
  const isDealt = agreedAt(thread) !== null;
  const offer = offerShown(thread);
  if (!offer) return null;
  const t = translate(lang, proposals);
  const name = otherName(thread, userId, translate(lang, conversations));
  const price = formatDong(lang, offer.price);
  const mayDo = (code: OfferCode) => isOpen(thread) && !isDealt && (available || code === 'offer_decline');
  return (
    <ProposalPart
      {...props}
      choices={
        // After an answer, newProposals.ts has the button for another offer.
        offer.state === 'open'
          ? offerChoices(offer, userId)
              .filter(mayDo)
              .map((code) => ({ code, label: t(code === 'offer' ? 'changeOffer' : `do.${code}`) }))
          : []
      }
      standing={{ price: offer.price }}
      initial={{}}
      questions={{ offer_accept: t('ask.offer_accept', { price }) }}
    >
      <p className="font-semibold wrap-anywhere">
        {t(sentenceOf(offer, offer.by === userId), { name, price })}
      </p>
      {offer.state === 'accepted' && !isDealt && <p className="text-sm text-ink-soft">{t('notSold')}</p>}
      {offer.state === 'accepted' && (
        <a href={papersLink(lang, thread.bike.slug, offer.price)} className="onward">
          {t('papers')}
        </a>
      )}
    </ProposalPart>
  );
};
