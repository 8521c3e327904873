import { type FactFilter, factRows } from '../../domain/listings/factFilters.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

type Props = {
  lang: Language;
  name: FactFilter;
  value: boolean;
  onChoice: (wanted: boolean) => void;
  form?: string | undefined;
  /** Number of bikes that this filter would show; undefined while unknown. */
  count: number | undefined;
};

export const FactField = ({ lang, name, value, onChoice, form, count }: Props) => {
  const words = translate(lang, browse)(name);
  return (
    <Checkbox
      form={form}
      name={factRows[name].address}
      value="1"
      checked={value}
      onChange={(event) => onChoice(event.target.checked)}
      label={count === undefined ? words : `${words} (${count})`}
    />
  );
};
