import { useCallback } from 'react';
import type { ReportFilter } from '../../domain/admin/admin.schema.ts';
import type { AdminConversationReport } from '../../domain/admin/adminAnswers.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { AdminQueue, type Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry, EntryHead, Id, Words } from './Entry.tsx';
import { ReportedPhotos } from './ReportedPhotos.tsx';
import type { TabProps } from './tabProps.ts';

type Props = { lang: Language; report: AdminConversationReport; work: Work };

const Reported = ({ lang, report, work: { busy, perform, decide } }: Props) => {
  const t = translate(lang, admin);
  const { id, reported_id, reported_name } = report;
  return (
    <Entry busy={busy === id}>
      <EntryHead title={reported_name}>
        <Badge tone="warn">{t(`reason.${report.reason}`)}</Badge>
      </EntryHead>
      <p className="mt-1 flex flex-wrap gap-x-2 gap-y-1 text-sm text-ink-soft">
        <span>{formatMoment(lang, report.created_at)}</span>
        <span>
          {t('reportedPerson')} <Id>{reported_id}</Id>
        </span>
        <span>
          {t('reporter')} <Id>{report.reporter_id}</Id>
        </span>
      </p>
      {report.message && <Words>{report.message}</Words>}
      <p className="mt-4 text-sm text-ink-soft">{t('copyHint')}</p>
      <ol className="mt-2 grid grid-cols-1 gap-3">
        {report.copy.map((message) => (
          <li key={message.id} className="rounded-md bg-sunken px-3 py-2">
            <p className="text-sm text-ink-soft">{formatMoment(lang, message.created_at)}</p>
            <Words>{message.message}</Words>
            {message.photos && (
              <ReportedPhotos lang={lang} report={id} message={message.id} count={message.photos.length} />
            )}
          </li>
        ))}
      </ol>
      <Choices>
        <Choice
          label={t('suspendPerson')}
          about={reported_name}
          variant="danger"
          onClick={() => decide({ action: 'suspend', person: { id: reported_id, name: reported_name } })}
        />
        <Choice
          label={t('dismiss')}
          about={reported_name}
          loading={busy === id}
          onClick={() => void perform({ act: 'dismiss', report: id }, id)}
        />
      </Choices>
    </Entry>
  );
};

export const ConversationReports = ({ lang, filter, onDone }: TabProps & { filter: ReportFilter }) => {
  const ask = useCallback(
    (after: string | null) => askAdmin({ queue: 'conversation_reports', filter, after }),
    [filter],
  );
  return (
    <AdminQueue lang={lang} ask={ask} onDone={onDone} empty={null}>
      {(reports, work) =>
        reports.map((report) => <Reported key={report.id} lang={lang} report={report} work={work} />)
      }
    </AdminQueue>
  );
};
