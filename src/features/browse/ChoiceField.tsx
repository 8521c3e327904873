import { rowOfField } from '../../domain/listings/fields.ts';
import { sellerKinds } from '../../domain/listings/sellerKind.ts';
import { makes } from '../../domain/models/makes.ts';
import { otherPlaces, provinceOptions } from '../../domain/places/locations.ts';
import { type ChoiceName, filterCategories } from '../../domain/search/bikeFilter.ts';
import type { Facets } from '../../domain/search/bikeIndex.ts';
import { fieldLabel } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { fields } from '../../i18n/texts/fields.ts';
import { translate } from '../../i18n/texts.ts';
import { wordChoice } from '../../i18n/wordFilters.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

type Props = {
  lang: Language;
  name: ChoiceName;
  value: string | null;
  onChoice: (value: string | null) => void;
  form?: string | undefined;
  counts: Facets[ChoiceName] | undefined;
};

type Choice = { value: string; words: string; group?: string };

/** A province with a single place needs no heading. */
const placesIn = (lang: Language, present: readonly string[]): Choice[] => {
  const t = translate(lang, browse);
  const choices = provinceOptions(lang).flatMap(({ label, places: [own, ...rest] }): Choice[] =>
    rest.length === 0 || !own
      ? [{ value: own?.value ?? label, words: label }]
      : [
          { value: own.value, words: t('wholeProvince', { place: label }), group: label },
          ...rest.map(({ value, label: words }) => ({ value, words, group: label })),
        ],
  );
  return present.includes(otherPlaces)
    ? [...choices, { value: otherPlaces, words: t('otherPlaces') }]
    : choices;
};

const choicesOf = (lang: Language, name: ChoiceName, present: readonly string[]): Choice[] => {
  if (name === 'location') return placesIn(lang, present);
  const worded = (values: readonly string[]) =>
    values.map((value) => ({ value, words: wordChoice(lang, name, value) }));
  if (name === 'seller') return worded(sellerKinds);
  // Categories are listed only if they have bikes. Makes are listed in full, followed by unknown makes for
  // sale (D17, D18).
  if (name === 'category')
    return worded(filterCategories.filter((category) => present.length === 0 || present.includes(category)));
  const row = rowOfField(name);
  if (row.kind === 'choice') return worded(row.values);
  const offered: readonly string[] = makes;
  return worded([...offered, ...present.filter((value) => !offered.includes(value)).toSorted()]);
};

export const ChoiceField = ({ lang, name, value, onChoice, form, counts }: Props) => {
  const present = Object.keys(counts ?? {});
  const options = choicesOf(lang, name, value === null ? present : [...present, value]).map(
    ({ value: option, words, group }) => ({
      value: option,
      label: counts ? `${words} (${Object.hasOwn(counts, option) ? counts[option] : 0})` : words,
      group,
    }),
  );
  return (
    <Field label={fieldLabel(lang, name)}>
      {(ids) => (
        <Select
          {...ids}
          form={form}
          name={name}
          placeholder={translate(lang, fields)(`any.${name}`)}
          options={options}
          value={value ?? ''}
          onValueChange={(chosen) => onChoice(chosen || null)}
        />
      )}
    </Field>
  );
};
