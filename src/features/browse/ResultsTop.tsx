import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { ActiveChips } from './ActiveChips.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';
import { SortControl } from './SortControl.tsx';
import type { Results } from './useResults.ts';

type Props = {
  lang: Language;
  formId: string;
  results: Results;
  /** Filters of the newest request, whose results may still be loading. */
  wanted: Filters;
  isLoading: boolean;
  onChange: (changes: Partial<Filters>) => void;
  onOpenSort: () => void;
};

export const ResultsTop = ({ lang, formId, results, wanted, isLoading, onChange, onOpenSort }: Props) => (
  <>
    <ActiveChips
      lang={lang}
      filters={wanted}
      // `understood` has positions in the searched text, which do not fit a newer text.
      understood={wanted.text === results.filters.text ? results.understood : null}
      onChange={onChange}
    />
    <ResultsHeading
      lang={lang}
      results={results}
      isLoading={isLoading}
      onChange={onChange}
      sort={
        <SortControl
          lang={lang}
          formId={formId}
          filters={wanted}
          onSort={(sort) => onChange({ sort })}
          onOpen={onOpenSort}
        />
      }
    />
  </>
);
