import { type Filters, isFiltered } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { AlertLink } from './AlertLink.tsx';
import { CardSizes } from './CardSizes.tsx';
import { linkFilters } from './linkFilters.ts';
import type { Results } from './useResults.ts';

type Props = {
  lang: Language;
  results: Results;
  isLoading: boolean;
  onChange: (filters: Partial<Filters>) => void;
};

/** How many bikes are for sale among those that were asked for; sold ones are counted beside them (D24) and can be left out (D63). */
export const ResultsHeading = ({ lang, results, isLoading, onChange }: Props) => {
  const t = translate(lang, browse);
  const { filters, active, sold, understood } = results;
  const meant = understood?.corrected;
  const others = linkFilters(lang, filters, { forSaleOnly: !filters.forSaleOnly }, onChange);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-3">
      <h2 id="rides" tabIndex={-1} className="text-xl font-bold md:text-2xl" aria-live="polite">
        {isLoading ? t('loading') : t(isFiltered(filters) ? 'matching' : 'heading', { count: active })}
      </h2>
      {active + sold > 0 && <CardSizes lang={lang} />}
      {!isLoading && meant && (
        <p className="basis-full text-ink-soft">{t('corrected', { typed: filters.text, meant })}</p>
      )}
      {!isLoading && sold > 0 && (
        // On a phone of 360 px it shares its line with the alert.
        <p className="text-ink-soft max-md:text-sm">
          <span>{t('soldBeside', { count: sold })}</span>
          <a
            href={others.href}
            onClick={others.onClick}
            aria-label={t(filters.forSaleOnly ? 'showSold' : 'hideSold')}
            className="-my-2.5 inline-flex min-h-11 items-center pr-1 pl-2 underline md:px-3"
          >
            {t(filters.forSaleOnly ? 'show' : 'hide')}
          </a>
        </p>
      )}
      {/* An empty list offers the same in its own words. */}
      {active + sold > 0 && (
        <div className="ml-auto">
          <AlertLink
            lang={lang}
            filters={filters}
            phrases={understood?.phrases}
            label={t('tellMe')}
            size="sm"
          />
        </div>
      )}
    </div>
  );
};
