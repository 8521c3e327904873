import { ChartColumn } from 'lucide-react';
import type { DayCounts } from '../../domain/advice/listingDays.schema.ts';
import { dayKinds } from '../../domain/advice/listingDays.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import { formatDay } from '../../i18n/formatDay.ts';
import type { Language } from '../../i18n/languages.ts';
import { listingDays } from '../../i18n/texts/listingDays.ts';
import { translate } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AdviceList } from './AdviceList.tsx';
import { DayPlot, sumOf } from './DayPlot.tsx';
import { DayTable } from './DayTable.tsx';
import type { Mine } from './planAction.ts';
import { useDays } from './useDays.ts';

type Props = {
  lang: Language;
  listing: Mine;
  open: boolean;
  busy: boolean;
  onRenew: () => void;
  onClose: () => void;
};

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="sr-only">
      {translate(lang, listingDays)('loading')}
    </p>
    <div className="grid gap-5">
      {dayKinds.map((kind) => (
        <Skeleton key={kind} className="h-16 w-full" />
      ))}
    </div>
  </>
);

const Since = ({ lang, counts: { views_since, days } }: { lang: Language; counts: DayCounts }) =>
  views_since !== null && views_since > (days[0] ?? '') ? (
    <p className="mt-2 text-sm text-ink-soft">
      {translate(lang, listingDays)('since', { date: formatDate(lang, Date.parse(views_since)) })}
    </p>
  ) : null;

const Plots = ({ lang, counts }: { lang: Language; counts: DayCounts }) => {
  const t = translate(lang, listingDays);
  const { days } = counts;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <>
      <div className="grid gap-5">
        {dayKinds.map((kind) => (
          <DayPlot key={kind} lang={lang} kind={kind} days={days} counts={counts[kind]} />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-sm text-ink-soft figures">
        <span>{formatDay(lang, first)}</span>
        <span>{t('today', { day: formatDay(lang, last) })}</span>
      </p>
      <p className="mt-3 text-sm text-ink-soft">{t('scale')}</p>
      <Since lang={lang} counts={counts} />
      <div className="mt-2">
        <DayTable lang={lang} counts={counts} />
      </div>
    </>
  );
};

const Days = ({ lang, listing, busy, onRenew }: Omit<Props, 'open' | 'onClose'>) => {
  const t = translate(lang, listingDays);
  const report = useDays(listing.id);
  if (report.state === 'loading') return <Waiting lang={lang} />;
  if (report.state === 'failed')
    return <ErrorState lang={lang} text={report.why && t(report.why)} onRetry={report.retry} />;
  const { counts, advice } = report;
  const isQuiet = dayKinds.every((kind) => sumOf(counts[kind]) === 0);
  return (
    <>
      {isQuiet ? (
        <>
          <EmptyState icon={ChartColumn} title={t('emptyTitle')} text={t('emptyText')} />
          <Since lang={lang} counts={counts} />
        </>
      ) : (
        <Plots lang={lang} counts={counts} />
      )}
      {advice.length > 0 && (
        <AdviceList lang={lang} listing={listing} advice={advice} busy={busy} onRenew={onRenew} />
      )}
    </>
  );
};

export const DaysDialog = ({ open, onClose, ...rest }: Props) => (
  <Dialog
    lang={rest.lang}
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={translate(rest.lang, listingDays)('title')}
    description={titleOf(rest.listing)}
  >
    <Days {...rest} />
  </Dialog>
);
