import { useMemo } from 'react';
import { limits } from '../../domain/listings/listingFields.ts';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import { makes, otherMake } from '../../domain/models/makes.ts';
import { digitsIn } from '../../domain/text/digitsIn.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { BoundField } from './BoundField.tsx';
import { FormNumber } from './FormNumber.tsx';
import { useForm, useValue } from './formContext.ts';
import { ModelField } from './ModelField.tsx';
import { Section } from './Section.tsx';
import { useFill } from './useFill.ts';
import { useListedModels } from './useListedModels.ts';

const digits = (text: string, maxLength: number) => digitsIn(text).slice(0, maxLength);

export const BasicSection = ({ lang, models }: { lang: Language; models: readonly KnownModel[] }) => {
  const t = translate(lang, sell);
  const { set } = useForm();
  const make = useValue('make');
  const listed = useListedModels();
  const knownModels = useMemo(() => [...models, ...listed], [models, listed]);
  const { filled, isEngineGuessed } = useFill(knownModels);
  const makeOptions = [...makes, otherMake].map((value) => ({
    value,
    label: value === otherMake ? t('makeOther') : value,
  }));
  return (
    <Section title={t('section.basic')}>
      <BoundField lang={lang} name="make" label={t('make')} required>
        {(ids, native) => <Select {...ids} {...native} options={makeOptions} placeholder={t('makeChoose')} />}
      </BoundField>
      {make === otherMake && (
        <BoundField lang={lang} name="otherMake" label={t('otherMake')} required>
          {(ids, native) => <TextInput {...ids} {...native} maxLength={limits.make} autoComplete="off" />}
        </BoundField>
      )}
      <ModelField lang={lang} models={knownModels} filled={filled} />
      <div className="grid grid-cols-2 gap-4">
        <BoundField lang={lang} name="year" label={t('year')} required>
          {(ids, native) => (
            <TextInput
              {...ids}
              {...native}
              onChange={({ target }) => set('year', digits(target.value, 4))}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </BoundField>
        <BoundField lang={lang} name="mileage" label={t('mileage')} required>
          {(ids) => <FormNumber {...ids} lang={lang} name="mileage" unit="km" />}
        </BoundField>
      </div>
      <BoundField
        lang={lang}
        name="engine"
        label={t('engine')}
        hint={t(isEngineGuessed ? 'engineGuessed' : 'engineHint')}
        required
      >
        {(ids, native) => <TextInput {...ids} {...native} maxLength={limits.engine} autoComplete="off" />}
      </BoundField>
    </Section>
  );
};
