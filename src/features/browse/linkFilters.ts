import type { MouseEvent } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import { writeFilters } from '../../domain/search/filterAddress.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths } from '../../paths.ts';

/** With scripts the link changes the list in place. */
export const linkFilters = (
  lang: Language,
  filters: Filters,
  changes: Partial<Filters>,
  onChange: (changes: Partial<Filters>) => void,
) => ({
  href: localize(lang, paths.home) + writeFilters({ ...filters, ...changes }),
  onClick: (event: MouseEvent) => {
    // With modifier keys, the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChange(changes);
  },
});
