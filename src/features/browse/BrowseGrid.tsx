import type { Card } from '../../domain/card.ts';
import { type CatalogueIndex, pageSize } from '../../domain/catalogue.ts';
import type { Rates } from '../../domain/money.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { BikeCard } from '../../ui/BikeCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isFiltered, noFilters } from './filters.ts';
import { useBikes } from './useBikes.ts';
import { useMissingNotice } from './useMissingNotice.ts';

type Props = { lang: Language; cards: Card[]; index: CatalogueIndex; rates: Rates };

/** The home page's list: complete in the HTML, filtered in the browser. */
export const BrowseGrid = ({ lang, rates, cards, index }: Props) => {
  const t = translate(lang, browse);
  const { filters, change, more, retry, failed, waiting, bikes, total, hasMore } = useBikes({ cards, index });
  useMissingNotice(lang);
  const heading = isFiltered(filters)
    ? t('matching', { count: total })
    : t('heading', { count: index.active });

  return (
    <section aria-labelledby="rides">
      <FilterBar lang={lang} filters={filters} onChange={change} />
      <div className="mt-8 flex flex-wrap items-baseline gap-x-3">
        <h2 id="rides" className="text-2xl font-bold" aria-live="polite">
          {waiting ? t('loading') : heading}
        </h2>
        {!isFiltered(filters) && index.sold > 0 && (
          <p className="text-ink-soft">{t('soldBeside', { count: index.sold })}</p>
        )}
      </div>
      {failed && <ErrorState lang={lang} onRetry={retry} />}
      {!failed && !waiting && bikes.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<Button onClick={() => change(noFilters)}>{t('clear')}</Button>}
        />
      )}
      <ul className="mt-5 grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {bikes.map((card, place) => (
          <li key={card.id}>
            <BikeCard lang={lang} card={card} rates={rates} eager={place < 4} />
          </li>
        ))}
        {waiting && <CardSkeletons count={bikes.length > 0 ? 4 : 8} />}
      </ul>
      {hasMore && !waiting && !failed && bikes.length >= pageSize && (
        <div className="mt-10 text-center">
          <Button variant="secondary" onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
      <p className="mt-10 text-sm text-ink-soft">
        {rates.lastUpdated === 0
          ? t('ratesApproximate')
          : t('ratesNote', { date: formatDate(lang, rates.lastUpdated) })}
      </p>
    </section>
  );
};
