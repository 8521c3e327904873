import { aroundKm } from '../../domain/places/aroundKm.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

type Props = {
  lang: Language;
  /** Whether a place is chosen. Without scripts that is unknown, so this field is always shown. */
  hasPlace: boolean;
  value: boolean;
  onChoice: (around: boolean) => void;
  form?: string | undefined;
  /** Number of bikes that this choice would show; undefined while unknown. */
  count: number | null | undefined;
};

export const AroundField = ({ lang, hasPlace, value, onChoice, form, count }: Props) => {
  const t = translate(lang, browse);
  const km = aroundKm;
  return (
    <Checkbox
      form={form}
      name="around"
      value="1"
      checked={value}
      onChange={(event) => onChoice(event.target.checked)}
      label={typeof count === 'number' ? t('aroundCount', { km, count }) : t('around', { km })}
      className={hasPlace ? undefined : 'hidden noscript:flex'}
    />
  );
};
