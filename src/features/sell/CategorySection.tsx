import { type ChoiceField, choiceFields, isOptionalField, rowOfField } from '../../domain/listings/fields.ts';
import { fieldLabel } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Select } from '../../ui/Select.tsx';
import { BoundField } from './BoundField.tsx';
import { FeaturePicker } from './FeaturePicker.tsx';
import { formChoice } from './formChoice.ts';
import { useForm } from './formContext.ts';
import { Section } from './Section.tsx';

/** Includes the stored value, even if it is no longer offered. */
const valuesOf = (name: ChoiceField, stored: string): readonly string[] => {
  const row = rowOfField(name);
  if (row.kind !== 'choice') return [];
  return [...new Set([...(row.offered ?? row.values), ...(stored ? [stored] : [])])];
};

export const CategorySection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const stored = useForm().start;
  return (
    <Section title={t('section.category')}>
      <div className="grid gap-5 md:grid-cols-2">
        {choiceFields.map((name) => (
          <BoundField
            key={name}
            lang={lang}
            name={name}
            label={fieldLabel(lang, name)}
            required={rowOfField(name).required !== 'never'}
          >
            {(ids, native) => (
              <Select
                {...ids}
                {...native}
                options={valuesOf(name, stored[name]).map((value) => ({
                  value,
                  label: formChoice(lang, name, value),
                }))}
                placeholder={t(isOptionalField(name) ? 'notSaid' : 'choose')}
              />
            )}
          </BoundField>
        ))}
      </div>
      <FeaturePicker lang={lang} />
    </Section>
  );
};
