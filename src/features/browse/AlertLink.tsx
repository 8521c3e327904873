import { Bell } from 'lucide-react';
import { writeCriteria } from '../../domain/alerts/alertAddress.ts';
import { beyondAlert, criteriaOf } from '../../domain/alerts/filterCriteria.ts';
import { type Filters, isFiltered } from '../../domain/search/bikeFilter.ts';
import type { SearchPhrase } from '../../domain/search/searchTerm.ts';
import type { Language } from '../../i18n/languages.ts';
import { wordFilter, wordPhrase } from '../../i18n/wordFilters.ts';
import { localize, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';

type Props = {
  lang: Language;
  filters: Filters;
  phrases: readonly SearchPhrase[] | undefined;
  label: string;
  size?: 'sm';
};

const wordBeyond = (lang: Language, filters: Filters, phrases: readonly SearchPhrase[]): string => {
  const beyond = beyondAlert(filters, phrases);
  const words = beyond.filters.map((name) => wordFilter(lang, filters, name));
  return [...words, ...beyond.phrases.map((phrase) => wordPhrase(lang, phrase))].join(', ');
};

/** Link that creates an alert for these filters. Without scripts it opens the alerts page. */
export const AlertLink = ({ lang, filters, phrases = [], label, size }: Props) => (
  <ButtonLink
    key={label}
    href={localize(lang, paths.alerts) + writeCriteria(criteriaOf(filters, phrases))}
    data-ask="alert"
    data-saves={isFiltered(filters) ? wordBeyond(lang, filters, phrases) : undefined}
    size={size}
  >
    <Bell size={18} aria-hidden="true" className="shrink-0" />
    <span className={classes(size === 'sm' && 'max-md:sr-only')}>{label}</span>
  </ButtonLink>
);
