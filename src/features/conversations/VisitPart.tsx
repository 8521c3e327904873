import { useState } from 'react';
import { isOpen } from '../../domain/conversations/inquiry.ts';
import type { Visit } from '../../domain/conversations/proposal.schema.ts';
import type { VisitCode } from '../../domain/conversations/proposalFields.ts';
import { visitChoices, visitValues } from '../../domain/conversations/visit.ts';
import { sayDay } from '../../i18n/sayDay.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { viewingLink } from '../../papersLink.ts';
import { Button } from '../../ui/Button.tsx';
import { otherName } from './otherName.ts';
import { ProposalPart } from './ProposalPart.tsx';
import { saveVisit } from './saveVisit.ts';
import type { ProposalProps } from './useProposal.ts';

/** Text key of a visit's state; null for an unanswered visit in the past. */
const sentenceOf = ({ state, starts_at }: Visit, isMine: boolean, now: number) => {
  if (state === 'cancelled') return isMine ? 'visitCancelledMine' : 'visitCancelledTheirs';
  if (starts_at <= now) return state === 'accepted' ? 'visitPast' : null;
  if (state === 'accepted') return 'visitAccepted';
  return isMine ? 'visitMine' : 'visitTheirs';
};

export const VisitPart = (props: ProposalProps) => {
  const { lang, thread, userId, available } = props;
  const { visit } = thread;
  const t = translate(lang, proposals);
  const [now] = useState(() => Date.now());
  const sentence = visit ? sentenceOf(visit, visit.by === userId, now) : null;
  if (!visit || !sentence) return null;
  const values = visitValues(visit);
  const name = otherName(thread, userId, translate(lang, conversations));
  const mayDo = (code: VisitCode) => isOpen(thread) && (available || code === 'visit_cancel');
  return (
    <ProposalPart
      {...props}
      choices={visitChoices(visit, userId, now)
        // newProposals.ts already offers 'visit_propose'.
        .filter((code) => code !== 'visit_propose' && mayDo(code))
        .map((code) => ({ code, label: t(`do.${code}`) }))}
      standing={values}
      initial={{ place: values.place }}
      questions={{ visit_accept: t('ask.visit_accept'), visit_cancel: t('ask.visit_cancel') }}
    >
      <p className="font-semibold wrap-anywhere">
        {t(sentence, {
          name,
          day: sayDay(lang, values.day),
          time: values.time,
        })}
      </p>
      {visit.state !== 'cancelled' && <p className="wrap-anywhere">{t('place', { place: values.place })}</p>}
      {sentence === 'visitAccepted' && isOpen(thread) && available && (
        <>
          <p className="text-sm text-ink-soft">{t('reminder')}</p>
          <Button size="sm" className="mt-2" onClick={() => saveVisit(lang, thread, visit, name)}>
            {t('toCalendar')}
          </Button>
        </>
      )}
      {visit.state === 'accepted' && thread.buyer_id === userId && (
        <a href={viewingLink(lang, thread.bike.slug)} className="onward">
          {t('sheet')}
        </a>
      )}
    </ProposalPart>
  );
};
