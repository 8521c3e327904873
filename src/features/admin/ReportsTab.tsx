import { Flag } from 'lucide-react';
import type { AdminReport } from '../../domain/admin/admin.schema.ts';
import { mayBeHidden } from '../../domain/admin/admin.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminQueue, type Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { ConversationReports } from './ConversationReports.tsx';
import { Choice, Choices, Entry, Id, Words } from './Entry.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import type { TabProps } from './tabProps.ts';

const ReportLine = ({ lang, report }: { lang: Language; report: AdminReport }) => {
  const t = translate(lang, admin);
  return (
    <li className="border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <Badge tone="warn">{t(`reason.${report.reason}`)}</Badge>
        <span>{formatMoment(lang, report.created_at)}</span>
        <span>
          {t('reporter')} <Id>{report.reporter_id}</Id>
        </span>
      </p>
      {report.message && <Words>{report.message}</Words>}
    </li>
  );
};

type GroupProps = Pick<TabProps, 'lang'> & { id: string; reports: readonly AdminReport[]; work: Work };

/** A listing's reports are answered together. */
const Reported = ({ lang, id, reports, work: { busy, perform, decide } }: GroupProps) => {
  const t = translate(lang, admin);
  const [{ listing = null, open = reports.length, reason } = {}] = reports;
  // Suggest a reason only if all reports agree on it.
  const suggested = reports.every((report) => report.reason === reason) ? reason : undefined;
  const canHide = listing && mayBeHidden(listing);
  return (
    <Entry busy={busy === id}>
      {listing ? (
        <ListingFacts lang={lang} listing={listing} />
      ) : (
        <p className="text-ink-soft">
          {t('listingGone')} <Id>{id}</Id>
        </p>
      )}
      <p className="mt-3">
        <Badge tone="warn">{t('reportCount', { count: open })}</Badge>{' '}
        {open > reports.length && (
          <span className="text-sm text-ink-soft">{t('reportsShown', { count: reports.length })}</span>
        )}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {reports.map((report) => (
          <ReportLine key={report.id} lang={lang} report={report} />
        ))}
      </ul>
      <Choices>
        {canHide && (
          <Choice
            label={t('hide')}
            about={listing.title}
            variant="danger"
            onClick={() => decide({ action: 'hide', listing, ...(suggested && { suggested }) })}
          />
        )}
        <Choice
          label={t('keep')}
          about={listing?.title ?? id}
          loading={busy === id}
          onClick={() => void perform({ act: 'keep', listing: id }, id)}
        />
        {listing && (
          <Choice
            label={t('suspendSeller')}
            about={listing.seller_name ?? listing.seller_id}
            variant="quiet"
            onClick={() =>
              decide({ action: 'suspend', person: { id: listing.seller_id, name: listing.seller_name } })
            }
          />
        )}
      </Choices>
    </Entry>
  );
};

const ask = (after: string | null) => askAdmin({ queue: 'reports', after });

export const ReportsTab = (props: TabProps) => {
  const { lang, onDone } = props;
  const t = translate(lang, admin);
  const empty = <EmptyState icon={Flag} title={t('noReports')} text={t('noReportsText')} />;
  return (
    <>
      <AdminQueue lang={lang} ask={ask} onDone={onDone} empty={empty}>
        {(reports, work) =>
          [...Map.groupBy(reports, ({ listing_id }) => listing_id)].map(([id, group]) => (
            <Reported key={id} lang={lang} id={id} reports={group} work={work} />
          ))
        }
      </AdminQueue>
      <div className="mt-4">
        <ConversationReports {...props} />
      </div>
    </>
  );
};
