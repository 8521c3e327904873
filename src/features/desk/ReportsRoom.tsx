import { Flag } from 'lucide-react';
import { useCallback } from 'react';
import type { DeskReport } from '../../domain/desk.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { askDesk } from './askDesk.ts';
import { Choices, Entries, Entry, Id, Words } from './Entry.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { QueueView } from './QueueView.tsx';
import type { RoomProps } from './roomProps.ts';
import { useDecision } from './useDecision.tsx';
import { useDeeds } from './useDeeds.ts';
import { useQueue } from './useQueue.ts';

const ReportLine = ({ lang, report }: { lang: Language; report: DeskReport }) => {
  const t = translate(lang, desk);
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

/** What is reported, a listing at a time: the reports on it are answered together. */
export const ReportsRoom = ({ lang, onDone }: RoomProps) => {
  const t = translate(lang, desk);
  const queue = useQueue(useCallback((after) => askDesk({ queue: 'reports', after }), []));
  const deeds = useDeeds(lang, () => {
    void queue.reload();
    onDone();
  });
  const decision = useDecision(lang, deeds);
  return (
    <>
      <QueueView
        lang={lang}
        queue={queue}
        empty={<EmptyState icon={Flag} title={t('noReports')} text={t('noReportsText')} />}
      >
        {(reports) => (
          <Entries>
            {[...Map.groupBy(reports, ({ listing_id }) => listing_id)].map(([id, group]) => {
              const [{ listing = null, reason } = {}] = group;
              return (
                <Entry key={id} busy={deeds.busy === id}>
                  {listing ? (
                    <ListingFacts lang={lang} listing={listing} />
                  ) : (
                    <p className="text-ink-soft">
                      {t('listingGone')} <Id>{id}</Id>
                    </p>
                  )}
                  <ul className="mt-4 grid gap-3">
                    {group.map((report) => (
                      <ReportLine key={report.id} lang={lang} report={report} />
                    ))}
                  </ul>
                  <Choices>
                    {listing && listing.status !== 'deleted' && listing.status !== 'hidden' && (
                      <Button
                        variant="danger"
                        aria-label={`${t('hide')}: ${listing.title}`}
                        onClick={() =>
                          decision.ask({ deed: 'hide', listing, ...(reason && { suggested: reason }) })
                        }
                      >
                        {t('hide')}
                      </Button>
                    )}
                    <Button
                      loading={deeds.busy === id}
                      aria-label={`${t('keep')}: ${listing?.title ?? id}`}
                      onClick={() => void deeds.perform({ act: 'keep', listing: id }, id)}
                    >
                      {t('keep')}
                    </Button>
                    {listing && (
                      <Button
                        variant="quiet"
                        aria-label={`${t('suspendSeller')}: ${listing.seller_name ?? listing.seller_id}`}
                        onClick={() =>
                          decision.ask({
                            deed: 'suspend',
                            person: { id: listing.seller_id, name: listing.seller_name },
                          })
                        }
                      >
                        {t('suspendSeller')}
                      </Button>
                    )}
                  </Choices>
                </Entry>
              );
            })}
          </Entries>
        )}
      </QueueView>
      {decision.dialog}
    </>
  );
};
