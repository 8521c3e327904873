import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { clearPanel, FilterButtons, FilterFields } from './FilterPanel.tsx';
import { useDraft } from './useDraft.ts';

type Props = {
  lang: Language;
  open: boolean;
  filters: Filters;
  onClose: () => void;
  onApply: (filters: Partial<Filters>) => void;
};

export const FilterSheet = ({ lang, open, filters, onClose, onApply }: Props) => {
  const { draft, setDraft, apply, preview } = useDraft(filters, open, onApply);
  return (
    <Sheet
      lang={lang}
      open={open}
      onOpenChange={onClose}
      title={translate(lang, browse)('filterBikes')}
      footer={
        <FilterButtons
          lang={lang}
          count={preview?.count ?? null}
          onClear={() => setDraft({ ...draft, ...clearPanel })}
          onApply={() => apply()}
        />
      }
    >
      <FilterFields lang={lang} draft={draft} onDraft={setDraft} facets={preview?.facets} hydrated />
    </Sheet>
  );
};
