import { lazy, useState } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));
const SortDialog = lazy(async () => ({ default: (await import('./SortDialog.tsx')).SortDialog }));

export type OpenedSheet = 'filters' | 'sort' | null;
type Props = {
  lang: Language;
  opened: OpenedSheet;
  filters: Filters;
  onClose: () => void;
  onApply: (chosen: Partial<Filters>) => void;
};

/** Opened dialogs stay mounted for the closing animation. */
export const BrowseSheets = ({ lang, opened, filters, onClose, onApply }: Props) => {
  const [met, setMet] = useState<readonly OpenedSheet[]>([]);
  if (!met.includes(opened)) setMet([...met, opened]);
  return (
    <>
      {met.includes('filters') && (
        <FilterSheet
          lang={lang}
          open={opened === 'filters'}
          filters={filters}
          onClose={onClose}
          onApply={onApply}
        />
      )}
      {met.includes('sort') && (
        <SortDialog
          lang={lang}
          open={opened === 'sort'}
          filters={filters}
          onClose={onClose}
          onSort={(sort) => onApply({ sort })}
        />
      )}
    </>
  );
};
