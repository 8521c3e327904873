import { useState } from 'react';
import { makes } from '../../domain/models/makes.ts';
import { foldAccents } from '../../domain/text/foldAccents.ts';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/texts.ts';
import { Combobox } from '../Combobox.tsx';
import { Field } from '../Field.tsx';
import { NumberInput } from '../NumberInput.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextInput } from '../TextInput.tsx';
import { kitTexts } from './kitTexts.ts';
import { Chapter, Specimen } from './Specimen.tsx';

const toOptions = (labels: readonly string[]) =>
  labels.map((label) => ({ value: foldAccents(label).replaceAll(' ', '-'), label }));
const places = toOptions([
  'Hà Nội',
  'Thành phố Hồ Chí Minh',
  'Đà Nẵng',
  'Huế',
  'Hội An',
  'Cần Thơ',
  'Đà Lạt',
  'Nha Trang',
]);
const models = toOptions(['Wave Alpha', 'Air Blade', 'Vision', 'Winner X', 'SH 150i']);

export const KitFields = ({ lang }: { lang: Language }) => {
  const t = translate(lang, kitTexts);
  const [price, setPrice] = useState<number | null>(38_500_000);
  const [make, setMake] = useState('');
  const [place, setPlace] = useState('da-nang');
  const [model, setModel] = useState('');
  return (
    <Chapter title="Fields">
      <Specimen name="TextInput, required, hint">
        <Field label={t('model')} hint={t('modelHint')} required>
          {(ids) => <TextInput {...ids} name="model" placeholder="Wave Alpha" />}
        </Field>
      </Specimen>
      <Specimen name="TextInput, error">
        <Field label={t('year')} error={t('yearError')} required>
          {(ids) => <TextInput {...ids} name="year" inputMode="numeric" defaultValue="1850" />}
        </Field>
      </Specimen>
      <Specimen name="TextInput, read only">
        <Field label={t('email')} hint={t('emailHint')}>
          {(ids) => <TextInput {...ids} name="email" readOnly value="linh@example.com" />}
        </Field>
      </Specimen>
      <Specimen name="NumberInput">
        <Field label={t('price')} required>
          {(ids) => (
            <NumberInput {...ids} name="price" lang={lang} unit="₫" value={price} onValueChange={setPrice} />
          )}
        </Field>
      </Specimen>
      <Specimen name="NumberInput, disabled">
        <Field label={t('mileage')}>
          {(ids) => (
            <NumberInput {...ids} lang={lang} unit="km" value={24_000} onValueChange={setPrice} disabled />
          )}
        </Field>
      </Specimen>
      <Specimen name="Select">
        <Field label={t('make')}>
          {(ids) => (
            <Select
              {...ids}
              name="make"
              value={make}
              onValueChange={setMake}
              placeholder={t('anyMake')}
              options={makes.map((name) => ({ value: name, label: name }))}
            />
          )}
        </Field>
      </Specimen>
      <Specimen name="Combobox">
        <Field label={t('place')}>
          {(ids) => (
            <Combobox
              {...ids}
              name="place"
              lang={lang}
              options={places}
              value={place}
              onValueChange={setPlace}
              placeholder={t('typePlace')}
            />
          )}
        </Field>
      </Specimen>
      <Specimen name="Combobox, free text">
        <Field label={t('model')} hint={t('anyText')}>
          {(ids) => (
            <Combobox {...ids} lang={lang} options={models} value={model} onValueChange={setModel} freeText />
          )}
        </Field>
      </Specimen>
      <Specimen name="TextArea">
        <Field label={t('description')}>
          {(ids) => <TextArea {...ids} name="description" defaultValue={t('descriptionSample')} />}
        </Field>
      </Specimen>
    </Chapter>
  );
};
