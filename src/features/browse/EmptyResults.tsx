import { SearchX } from 'lucide-react';
import { type Filters, isFiltered, noFilters } from '../../domain/search/bikeFilter.ts';
import { changesOf, type Drop } from '../../domain/search/drop.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { wordFilter } from '../../i18n/wordFilters.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AlertLink } from './AlertLink.tsx';
import { linkFilters } from './linkFilters.ts';
import type { Results } from './useResults.ts';

type Props = { lang: Language; results: Results; onChange: (filters: Partial<Filters>) => void };

const wordDrop = (lang: Language, filters: Filters, { also, ...drop }: Drop) =>
  [drop, ...(also ? [also] : [])]
    .map((part) => (part.name === 'text' ? part.words : wordFilter(lang, filters, part.name)))
    .join(' + ');

export const EmptyResults = ({ lang, results: { filters, drops, understood }, onChange }: Props) => {
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
          {drops.map((drop, index) => (
            <ButtonLink
              key={wordDrop(lang, filters, drop)}
              variant={index === 0 ? 'primary' : undefined}
              {...to(changesOf(drop))}
            >
              {t('dropFilter', { filter: wordDrop(lang, filters, drop), count: drop.count })}
            </ButtonLink>
          ))}
          <ButtonLink {...to({ ...noFilters, sort: filters.sort, forSaleOnly: filters.forSaleOnly })}>
            {t('clear')}
          </ButtonLink>
          <AlertLink lang={lang} filters={filters} phrases={understood?.phrases} label={t('makeAlert')} />
        </div>
      }
    />
  );
};
