import { X } from 'lucide-react';
import { activeFilters, type Filters, without } from '../../domain/bikeFilter.ts';
import { writeFilters } from '../../domain/filterAddress.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { wordFilter } from './wordFilters.ts';

type Props = { lang: Language; filters: Filters; onChange: (filters: Filters) => void };

/** What narrows the list, each with a way out of it. */
export const ActiveChips = ({ lang, filters, onChange }: Props) => {
  const t = translate(lang, browse);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('activeFilters')} className="mt-3 flex flex-wrap gap-2">
      {active.map((name) => {
        const words = wordFilter(lang, filters, name);
        return (
          <li key={name}>
            <a
              href={localize(lang, paths.home) + writeFilters(without(filters, name))}
              aria-label={t('removeFilter', { filter: words })}
              onClick={(event) => {
                event.preventDefault();
                onChange(without(filters, name));
              }}
              className="touch inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pr-2.5 pl-3.5 text-sm no-underline hover:border-ink hover:bg-sunken"
            >
              {words}
              <X size={16} aria-hidden="true" className="shrink-0" />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
