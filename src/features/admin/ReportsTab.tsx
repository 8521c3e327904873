import { Flag } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { mayBeHidden } from '../../domain/admin/admin.ts';
import type { AdminReport } from '../../domain/admin/adminAnswers.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminQueue, type Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { BulkDecision, BulkResults } from './BulkDecision.tsx';
import { ConversationReports } from './ConversationReports.tsx';
import { Choice, Choices, Entry, Id, Words } from './Entry.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { anyReport, ReportFilters } from './ReportFilters.tsx';
import type { TabProps } from './tabProps.ts';
import { type Bulk, type BulkItem, useBulk } from './useBulk.ts';

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

type GroupProps = Pick<TabProps, 'lang'> & {
  id: string;
  reports: readonly AdminReport[];
  work: Work;
  ticked: boolean;
  onTick: () => void;
};

/** The reports of a listing are decided together. */
const Reported = ({ lang, id, reports, work: { busy, perform, decide }, ticked, onTick }: GroupProps) => {
  const t = translate(lang, admin);
  const [{ listing = null, open = reports.length, reason } = {}] = reports;
  const suggested = reports.every((report) => report.reason === reason) ? reason : undefined;
  const canHide = listing && mayBeHidden(listing);
  return (
    <Entry busy={busy === id}>
      <Checkbox
        label={t('tick', { title: listing?.title ?? id })}
        checked={ticked}
        onChange={onTick}
        className="-mt-2 mb-1 text-sm text-ink-soft"
      />
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

type GroupsProps = Pick<TabProps, 'lang'> & { reports: readonly AdminReport[]; work: Work; bulk: Bulk };

/** Reported listings. Several can be ticked and decided on together. */
const Groups = ({ lang, reports, work, bulk }: GroupsProps) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const groups = [...Map.groupBy(reports, ({ listing_id }) => listing_id)];
  const chosen = groups.flatMap(([id, [first]]) =>
    ticked.has(id) ? [{ id, listing: first?.listing ?? null }] : [],
  );
  const clear = () => setTicked(new Set());
  const decide = async (items: readonly BulkItem[]) => {
    await bulk.perform(items, work.seen);
    clear();
    work.refresh();
  };
  return (
    <>
      {groups.map(([id, group]) => (
        <Reported
          key={id}
          lang={lang}
          id={id}
          reports={group}
          work={work}
          ticked={ticked.has(id)}
          onTick={() => setTicked((before) => before.symmetricDifference(new Set([id])))}
        />
      ))}
      <BulkDecision
        lang={lang}
        ticked={chosen}
        bulk={bulk}
        onDecide={(items) => void decide(items)}
        onClear={clear}
      />
    </>
  );
};

export const ReportsTab = (props: TabProps) => {
  const { lang, onDone } = props;
  const t = translate(lang, admin);
  const [choice, setChoice] = useState(anyReport);
  const bulk = useBulk();
  const { kind, reason, age } = choice;
  const filter = useMemo(() => ({ reason, age }), [reason, age]);
  const ask = useCallback((after: string | null) => askAdmin({ queue: 'reports', filter, after }), [filter]);
  const isAny = reason === null && age === null;
  const empty = isAny ? (
    <EmptyState icon={Flag} title={t('noReports')} text={t('noReportsText')} />
  ) : (
    <EmptyState icon={Flag} title={t('noneMatch')} text={t('noneMatchText')} />
  );
  return (
    <>
      <ReportFilters lang={lang} choice={choice} onChange={setChoice} />
      <BulkResults lang={lang} bulk={bulk} />
      {kind !== 'conversations' && (
        <AdminQueue lang={lang} ask={ask} onDone={onDone} empty={empty}>
          {(reports, work) => <Groups lang={lang} reports={reports} work={work} bulk={bulk} />}
        </AdminQueue>
      )}
      {kind !== 'listings' && (
        <div className="mt-4">
          <ConversationReports {...props} filter={filter} />
        </div>
      )}
    </>
  );
};
