import { ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import type { DeskAudit } from '../../domain/desk.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { askDesk } from './askDesk.ts';
import { Id } from './Entry.tsx';
import { QueueView } from './QueueView.tsx';
import type { RoomProps } from './roomProps.ts';
import { useQueue } from './useQueue.ts';
import { hashOf } from './useRoom.ts';

/** Leads to what a deed was done to, where the desk can show it. */
const Target = ({ target }: { target: string }) => {
  const [collection = '', ...rest] = target.split('/');
  const id = rest.join('/');
  const room = collection === 'motorcycles' ? 'listings' : collection === 'accounts' ? 'people' : null;
  if (!room) return <Id>{target}</Id>;
  return (
    <a href={hashOf(room, id)} className="underline">
      <Id>{target}</Id>
    </a>
  );
};

const AuditLine = ({ lang, entry }: { lang: Language; entry: DeskAudit }) => {
  const t = translate(lang, desk);
  const { decision } = entry;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-0.5 border-t border-line py-3 md:grid-cols-[11rem_1fr]">
      <p className="text-sm text-ink-faint figures">{formatMoment(lang, entry.acted_at)}</p>
      <div className="min-w-0">
        <p className="font-semibold">{t(`did.${entry.act}`)}</p>
        <Target target={entry.target} />
        {decision && (
          <p className="mt-1 text-sm wrap-anywhere">
            {t(`reason.${decision.reason}`)}
            {decision.note && `: ${decision.note}`}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-faint">
          {t('by')} <Id>{entry.operator_id}</Id>
        </p>
      </div>
    </li>
  );
};

/** Who did what, to what, why and when. */
export const AuditRoom = ({ lang }: RoomProps) => {
  const t = translate(lang, desk);
  const queue = useQueue(useCallback((after) => askDesk({ queue: 'audit', after }), []));
  return (
    <QueueView
      lang={lang}
      queue={queue}
      empty={<EmptyState icon={ScrollText} title={t('noAudit')} text={t('noAuditText')} />}
    >
      {(entries) => (
        <ol className="border-b border-line">
          {entries.map((entry) => (
            <AuditLine key={entry.id} lang={lang} entry={entry} />
          ))}
        </ol>
      )}
    </QueueView>
  );
};
