import { type Filters, type Sort, shownSort, sortsFor } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

type Props = {
  lang: Language;
  open: boolean;
  filters: Filters;
  onClose: () => void;
  onSort: (sort: Sort) => void;
};

export const SortDialog = ({ lang, open, filters, onClose, onSort }: Props) => {
  const t = translate(lang, browse);
  return (
    <Dialog lang={lang} open={open} onOpenChange={onClose} title={t('sortBy')}>
      <RadioGroup
        legend={t('sortBy')}
        hideLegend
        name="order"
        options={sortsFor(filters.text).map((value) => ({ value, label: t(value) }))}
        value={shownSort(filters)}
        onValueChange={onSort}
      />
    </Dialog>
  );
};
