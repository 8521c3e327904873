import type { ReactElement } from 'react';
import { maxPlace, type PhraseValueName, type PhraseValues } from '../../domain/conversations/phrase.ts';
import { placeOptions } from '../../domain/places/placeNames.ts';
import { useRates } from '../../firebase/useRates.ts';
import type { Language } from '../../i18n/languages.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type Props = {
  lang: Language;
  name: PhraseValueName;
  values: PhraseValues;
  /** First selectable day (YYYY-MM-DD). */
  today: string;
  error: string | null;
  /** Lowest plausible amount (đồng). Default: the lowest plausible price of a motorcycle. */
  least?: number | undefined;
  onChange: (values: PhraseValues) => void;
};

export const ValueField = ({ lang, name, values, today, error, least, onChange }: Props) => {
  const rates = useRates(name === 'price');
  const put = (value: string | number | null) => {
    const { [name]: _, ...others } = values;
    onChange(value === null || value === '' ? others : { ...others, [name]: value });
  };
  const shared = (ids: ControlProps) => ({ ...ids, name: `phrase-${name}` });
  const controls: Record<PhraseValueName, (ids: ControlProps) => ReactElement> = {
    price: (ids) => (
      <NumberInput
        {...shared(ids)}
        lang={lang}
        amount="money"
        rates={rates}
        least={least}
        unit="₫"
        value={values.price ?? null}
        onValueChange={put}
      />
    ),
    number: (ids) => (
      <NumberInput
        {...shared(ids)}
        lang={lang}
        maxLength={9}
        value={values.number ?? null}
        onValueChange={put}
      />
    ),
    day: (ids) => (
      <TextInput
        {...shared(ids)}
        type="date"
        min={today}
        value={values.day ?? ''}
        onChange={({ target }) => put(target.value)}
      />
    ),
    time: (ids) => (
      <TextInput
        {...shared(ids)}
        type="time"
        value={values.time ?? ''}
        onChange={({ target }) => put(target.value.slice(0, 5))}
      />
    ),
    place: (ids) => (
      <Combobox
        {...shared(ids)}
        lang={lang}
        freeText
        maxLength={maxPlace}
        options={placeOptions(lang)}
        value={values.place ?? ''}
        onValueChange={put}
      />
    ),
  };
  const t = translate(lang, phrasePicker);
  // WebKit shows today and 12:30 in empty fields, so a hint says that nothing is chosen yet.
  const isEmpty = (name === 'day' || name === 'time') && !values[name];
  return (
    <Field label={t(`value.${name}`)} hint={isEmpty && !error && t('notChosen')} error={error} required>
      {controls[name]}
    </Field>
  );
};
