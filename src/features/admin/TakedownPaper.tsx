import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { AdminMessage } from '../../domain/admin/adminAnswers.schema.ts';
import { takedownLead } from '../../domain/support/takedown.ts';
import { tableTime } from '../../domain/time/tableTime.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import './takedown.css';

type Takedown = NonNullable<AdminMessage['takedown']>;
type Props = { lang: Language; message: AdminMessage; takedown: Takedown; onPrinted: () => void };

const rowsOf = (lang: Language, message: AdminMessage, takedown: Takedown): [string, string][] => {
  const t = translate(lang, admin);
  const { side, page, basis, due_at, decision } = takedown;
  const facts = message.message.slice(takedownLead(takedown).length).trim();
  const rows: [string, string][] = [
    [t('paperReceived'), tableTime(message.created_at)],
    [t('paperDue'), tableTime(due_at)],
    [t('paperFrom'), [message.name, message.email].filter(Boolean).join(', ')],
    [t('paperSide'), t(`side.${side}`)],
    [t('paperPage'), page],
    [t('paperBasis'), basis],
    [t('paperFacts'), facts],
  ];
  if (!decision) return [...rows, [t('takedownDecision'), t('paperOpen')]];
  const removed = decision.listing_id === null ? '' : ` ${t('paperRemoved')}`;
  return [
    ...rows,
    [t('takedownDecision'), `${t(`outcome.${decision.outcome}`)}.${removed}`],
    [t('takedownReason'), decision.reason],
    [t('paperDecided'), tableTime(decision.decided_at)],
    [t('paperBy'), decision.operator_id],
  ];
};

/** Prints this request without the rest of the page. */
export const TakedownPaper = ({ lang, message, takedown, onPrinted }: Props) => {
  const t = translate(lang, admin);
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <article className="takedown-paper">
      <h1>{`${settings.name}: ${t('paperTitle', { number: takedown.number })}`}</h1>
      <dl>
        {rowsOf(lang, message, takedown).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t('paperZone')}</p>
    </article>,
    document.body,
  );
};
