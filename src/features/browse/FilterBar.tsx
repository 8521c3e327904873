import { makes } from '../../domain/makes.ts';
import { formatShortPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { type Filters, isFiltered, noFilters } from './filters.ts';

type Props = { lang: Language; filters: Filters; onChange: (filters: Filters) => void };

const million = 1_000_000;
const steps = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500, 600].map((n) => n * million);

/** Make and price: the first two questions of every buyer. */
export const FilterBar = ({ lang, filters, onChange }: Props) => {
  const t = translate(lang, browse);
  const amounts = steps.map((dong) => ({ value: String(dong), text: formatShortPrice(lang, dong) }));
  const fields = [
    {
      name: 'make' as const,
      label: t('make'),
      any: t('allMakes'),
      options: makes.map((make) => ({ value: make as string, text: make as string })),
    },
    { name: 'min' as const, label: t('minPrice'), any: t('anyPrice'), options: amounts },
    { name: 'max' as const, label: t('maxPrice'), any: t('anyPrice'), options: amounts },
  ];
  const choose = (name: keyof Filters, value: string) =>
    onChange({ ...filters, [name]: value === '' ? null : name === 'make' ? value : Number(value) });

  return (
    <form aria-label={t('filters')} className="grid grid-cols-2 gap-3 md:flex md:items-end">
      {fields.map(({ name, label, any, options }) => (
        <label
          key={name}
          className={`block text-sm font-medium md:w-44 ${name === 'make' ? 'col-span-2' : ''}`}
        >
          {label}
          <select
            name={name}
            value={filters[name] ?? ''}
            onChange={(event) => choose(name, event.target.value)}
            className="mt-1 block h-12 w-full rounded-md border border-line-strong bg-surface px-3 text-base"
          >
            <option value="">{any}</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {isFiltered(filters) && (
        <button
          type="button"
          onClick={() => onChange(noFilters)}
          className="col-span-2 h-12 px-3 font-semibold underline underline-offset-4"
        >
          {t('clear')}
        </button>
      )}
    </form>
  );
};
