import { SearchX } from 'lucide-react';
import { type FilterName, type Filters, isFiltered, noFilters } from '../../domain/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AlertLink } from './AlertLink.tsx';
import { linkFilters } from './linkFilters.ts';
import type { Results } from './useResults.ts';
import { wordFilter } from './wordFilters.ts';

type Props = { lang: Language; results: Results; onChange: (filters: Partial<Filters>) => void };

/** What a filter is called between quotation marks: the words of a search bring none of their own. */
const unquoted = (lang: Language, filters: Filters, name: FilterName) =>
  name === 'text' ? filters.text.trim() : wordFilter(lang, filters, name);

/** Nothing found: the filter that costs the most bikes can go, or a letter comes when there is one. */
export const EmptyResults = ({ lang, results: { filters, drop, understood }, onChange }: Props) => {
  const t = translate(lang, browse);
  const to = (others: Partial<Filters>) => linkFilters(lang, filters, others, onChange);
  if (!isFiltered(filters)) return <EmptyState title={t('emptyTitle')} text={t('emptySite')} />;
  return (
    <EmptyState
      icon={SearchX}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {drop && (
            <ButtonLink variant="primary" {...to({ [drop.name]: noFilters[drop.name] })}>
              {t('dropFilter', { filter: unquoted(lang, filters, drop.name), count: drop.count })}
            </ButtonLink>
          )}
          <ButtonLink {...to({ ...noFilters, sort: filters.sort, forSaleOnly: filters.forSaleOnly })}>
            {t('clear')}
          </ButtonLink>
          <AlertLink lang={lang} filters={filters} phrases={understood?.phrases} label={t('makeAlert')} />
        </div>
      }
    />
  );
};
