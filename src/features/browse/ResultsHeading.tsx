import { type Filters, isFiltered } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import { AlertLink } from './AlertLink.tsx';
import { CardSizes } from './CardSizes.tsx';
import { linkFilters } from './linkFilters.ts';
import type { Results } from './useResults.ts';

type Props = {
  lang: Language;
  results: Results;
  isLoading: boolean;
  onChange: (filters: Partial<Filters>) => void;
  sort: Elements;
};

/** Sold bikes are counted below those for sale (D24), and can be hidden (D63). */
export const ResultsHeading = ({ lang, results, isLoading, onChange, sort }: Props) => {
  const t = translate(lang, browse);
  const { filters, active, sold, understood } = results;
  const meant = understood?.corrected;
  const others = linkFilters(lang, filters, { forSaleOnly: !filters.forSaleOnly }, onChange);
  const hasBikes = active + sold > 0;
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-1 md:gap-x-3">
      {/* The heading is as wide as its count. With large letters, the next controls wrap. */}
      <div
        className={classes(
          'flex-1',
          isFiltered(filters) ? 'min-w-[min(7.5rem,100%)]' : 'min-w-[min(10rem,100%)]',
        )}
      >
        <h2 id="rides" tabIndex={-1} className="leading-snug font-bold md:text-2xl" aria-live="polite">
          {isLoading ? t('loading') : t(isFiltered(filters) ? 'matching' : 'heading', { count: active })}
        </h2>
        {!isLoading && sold > 0 && (
          <p className="text-sm/snug text-ink-soft">
            <span className="mr-1">{t('soldBeside', { count: sold })}</span>
            <a
              href={others.href}
              onClick={others.onClick}
              aria-label={t(filters.forSaleOnly ? 'showSold' : 'hideSold')}
              className="touch underline"
            >
              {t(filters.forSaleOnly ? 'show' : 'hide')}
            </a>
          </p>
        )}
      </div>
      {/* Without filters, phones hide this link. An empty list has its own. */}
      {hasBikes && (
        <div className={classes('relative', !isFiltered(filters) && 'max-md:hidden')}>
          <AlertLink
            lang={lang}
            filters={filters}
            phrases={understood?.phrases}
            label={t('tellMe')}
            size="sm"
          />
        </div>
      )}
      {sort}
      {hasBikes && <CardSizes lang={lang} />}
      {!isLoading && understood?.namesakes && (
        <p className="basis-full text-ink-soft">
          {t('namesakes', {
            wanted: understood.namesakes.wanted,
            shown: understood.namesakes.shown.slice(0, 3).join(', '),
          })}
        </p>
      )}
      {!isLoading && meant && (
        <p className="basis-full text-ink-soft">{t('corrected', { typed: filters.text, meant })}</p>
      )}
    </div>
  );
};
