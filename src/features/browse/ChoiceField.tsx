import { transmissions } from '../../domain/listings/listingFields.ts';
import { makes } from '../../domain/models/makes.ts';
import { locationOptions } from '../../domain/places/locations.ts';
import { type ChoiceName, filterCategories } from '../../domain/search/bikeFilter.ts';
import type { Facets } from '../../domain/search/bikeIndex.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
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
  /** How many bikes each option would show, once that is known. */
  counts: Facets[ChoiceName] | undefined;
};

const any = {
  category: 'allCategories',
  transmission: 'anyTransmission',
  make: 'allMakes',
  location: 'allLocations',
} as const;

const valuesOf = (lang: Language, name: ChoiceName, present: readonly string[]): string[] => {
  // Every category that there is a bike of; the makes and places on offer, and others that somebody sells (D17, D18).
  if (name === 'category')
    return filterCategories.filter((category) => present.length === 0 || present.includes(category));
  if (name === 'transmission') return [...transmissions];
  const offered: string[] =
    name === 'make' ? [...makes] : locationOptions(lang).map(({ value }) => value as string);
  return [...offered, ...present.filter((value) => !offered.includes(value)).toSorted()];
};

/** One of the values of a filter, each with the number of bikes behind it. */
export const ChoiceField = ({ lang, name, value, onChoice, form, counts }: Props) => {
  const t = translate(lang, browse);
  const present = Object.keys(counts ?? {});
  const values = valuesOf(lang, name, value === null ? present : [...present, value]);
  const label = (option: string) => {
    const words = wordChoice(lang, name, option);
    return counts ? `${words} (${counts[option] ?? 0})` : words;
  };
  return (
    <Field label={t(name)}>
      {(ids) => (
        <Select
          {...ids}
          form={form}
          name={name}
          placeholder={t(any[name])}
          options={values.map((option) => ({ value: option, label: label(option) }))}
          value={value ?? ''}
          onValueChange={(chosen) => onChoice(chosen || null)}
        />
      )}
    </Field>
  );
};
