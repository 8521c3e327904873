import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { KnownModel } from '../../domain/knownModel.ts';
import { limits } from '../../domain/listing.ts';
import type { ListingForm } from '../../domain/listingForm.ts';
import { makes, otherMake } from '../../domain/makes.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { BoundField } from './BoundField.tsx';
import { FormNumber } from './FormNumber.tsx';
import { ModelField } from './ModelField.tsx';
import { Section } from './Section.tsx';
import { useFill } from './useFill.ts';

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** Make, model, year, mileage, engine. */
export const BasicSection = ({ lang, models }: { lang: Language; models: readonly KnownModel[] }) => {
  const t = translate(lang, sell);
  const { register, control } = useFormContext<ListingForm>();
  const make = useWatch({ control, name: 'make' });
  const filled = useFill(models);
  const makeOptions = [...makes, otherMake].map((value) => ({
    value,
    label: value === otherMake ? t('makeOther') : value,
  }));
  return (
    <Section title={t('section.basic')}>
      <BoundField lang={lang} name="make" label={t('make')} required>
        {(ids) => (
          <Select {...ids} {...register('make')} options={makeOptions} placeholder={t('makeChoose')} />
        )}
      </BoundField>
      {make === otherMake && (
        <BoundField lang={lang} name="otherMake" label={t('otherMake')} required>
          {(ids) => (
            <TextInput {...ids} {...register('otherMake')} maxLength={limits.make} autoComplete="off" />
          )}
        </BoundField>
      )}
      <ModelField lang={lang} models={models} filled={filled} />
      <div className="grid grid-cols-2 gap-4">
        <BoundField lang={lang} name="year" label={t('year')} required>
          {(ids) => (
            <Controller
              control={control}
              name="year"
              render={({ field }) => (
                <TextInput
                  {...ids}
                  {...field}
                  onChange={(event) => field.onChange(digits(event.target.value, 4))}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            />
          )}
        </BoundField>
        <BoundField lang={lang} name="mileage" label={t('mileage')} required>
          {(ids) => <FormNumber {...ids} lang={lang} name="mileage" unit="km" />}
        </BoundField>
      </div>
      <BoundField lang={lang} name="engine" label={t('engine')} hint={t('engineHint')} required>
        {(ids) => <TextInput {...ids} {...register('engine')} maxLength={limits.engine} autoComplete="off" />}
      </BoundField>
    </Section>
  );
};
