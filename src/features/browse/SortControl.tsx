import { ArrowDownUp } from 'lucide-react';
import { type Filters, type Sort, shownSort, sortsFor } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';

type Props = {
  lang: Language;
  /** Search form, which submits the order without scripts. */
  formId: string;
  filters: Filters;
  onSort: (sort: Sort) => void;
  onOpen: () => void;
};

/** A dialog on a phone, else a select. */
export const SortControl = ({ lang, formId, filters, onSort, onOpen }: Props) => {
  const t = translate(lang, browse);
  const orders = sortsFor(filters.text);
  const shown = shownSort(filters);
  return (
    <>
      <Button
        variant="quiet"
        onClick={onOpen}
        className="min-w-11 px-2! text-sm/snug md:hidden noscript:hidden"
      >
        <ArrowDownUp size={18} aria-hidden="true" className="shrink-0" />
        <span className="cut max-[24.9rem]:sr-only">
          {filters.sort === 'best' ? t('sort') : t(filters.sort)}
        </span>
      </Button>
      <div className="hidden md:block md:w-52 noscript:block">
        <Select
          name="sort"
          form={formId}
          aria-label={t('sortBy')}
          // The default order has an empty value, so that forms without scripts do not submit it.
          options={orders.map((order, index) => ({ value: index === 0 ? '' : order, label: t(order) }))}
          value={shown === orders[0] ? '' : shown}
          onValueChange={(value) => onSort(orders.find((sort) => sort === value) ?? orders[0] ?? 'best')}
        />
      </div>
    </>
  );
};
