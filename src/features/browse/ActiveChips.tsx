import { X } from 'lucide-react';
import { activeFilters, type Filters, without } from '../../domain/search/bikeFilter.ts';
import type { Understood } from '../../domain/search/bikeIndex.ts';
import { writeFilters } from '../../domain/search/filterAddress.ts';
import { withoutPhrase } from '../../domain/search/withoutPhrase.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { wordFilter, wordPhrase } from '../../i18n/wordFilters.ts';
import { localize, paths } from '../../paths.ts';

type Props = {
  lang: Language;
  filters: Filters;
  understood: Understood | null;
  onChange: (filters: Filters) => void;
};

export const ActiveChips = ({ lang, filters, understood, onChange }: Props) => {
  const t = translate(lang, browse);
  const chips = [
    ...activeFilters(filters).flatMap((name) =>
      name === 'models'
        ? filters.models.map((words) => ({
            words,
            left: { ...filters, models: filters.models.filter((one) => one !== words) },
          }))
        : [{ words: wordFilter(lang, filters, name), left: without(filters, name) }],
    ),
    ...(understood?.phrases ?? []).map((phrase) => ({
      words: wordPhrase(lang, phrase),
      left: { ...filters, text: withoutPhrase(filters.text, phrase) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('activeFilters')} className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ words, left }) => (
        <li key={words}>
          <a
            key={words}
            href={localize(lang, paths.home) + writeFilters(left)}
            aria-label={t('removeFilter', { filter: words })}
            onClick={(event) => {
              event.preventDefault();
              onChange(left);
            }}
            className="touch inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pr-2.5 pl-3.5 text-sm no-underline hover:border-ink hover:bg-sunken"
          >
            {words}
            <X size={16} aria-hidden="true" className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
};
