import { useState } from 'react';
import { alertChoices } from '../../domain/alerts/alertChoices.ts';
import type { AlertForm, AlertProblem } from '../../domain/alerts/alertForm.ts';
import { limits } from '../../domain/listings/listingFields.ts';
import { sellerKinds } from '../../domain/listings/sellerKind.ts';
import { makes } from '../../domain/models/makes.ts';
import { aroundKm } from '../../domain/places/aroundKm.ts';
import { placeNamed, placeOptions } from '../../domain/places/placeNames.ts';
import { digitsIn } from '../../domain/text/digitsIn.ts';
import { useRates } from '../../firebase/useRates.ts';
import { choiceOptions, fieldLabel } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { translate } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type Props = {
  lang: Language;
  form: AlertForm;
  problem: { field: keyof AlertForm; problem: AlertProblem } | null;
  onChange: (form: AlertForm) => void;
  onLeavePlace: () => void;
};

const makeOptions = makes.map((make) => ({ value: make, label: make }));
const texts = {
  prices: 'prices',
  price: 'price',
  low: 'priceLow',
  year: 'wrongYear',
  place: 'unknownPlace',
} as const;

type PartProps = {
  lang: Language;
  form: AlertForm;
  error: string | false;
  set: (changes: Partial<AlertForm>) => void;
};

type PriceProps = PartProps & { name: 'minPrice' | 'maxPrice'; rates: ReturnType<typeof useRates> };

/** In đồng; foreign money is converted. */
const PriceField = ({ lang, name, form, rates, error, set }: PriceProps) => (
  <Field label={translate(lang, alerts)(name)} error={error}>
    {(ids) => (
      <NumberInput
        {...ids}
        lang={lang}
        unit="₫"
        amount="money"
        rates={rates}
        value={form[name]}
        onValueChange={(price) => set({ [name]: price })}
      />
    )}
  </Field>
);

type PlaceProps = PartProps & Pick<Props, 'onLeavePlace'>;

const PlaceFields = ({ lang, form, error, set, onLeavePlace }: PlaceProps) => {
  const t = translate(lang, alerts);
  return (
    <>
      <Field label={t('location')} error={error}>
        {(ids) => (
          <Combobox
            {...ids}
            lang={lang}
            options={placeOptions(lang)}
            meaningOf={placeNamed}
            value={form.location}
            onValueChange={(location) => set({ location })}
            onBlur={onLeavePlace}
            placeholder={t('any')}
          />
        )}
      </Field>
      {(form.location !== '' || form.around) && (
        <Checkbox
          checked={form.around}
          onChange={({ target }) => set({ around: target.checked })}
          label={t('around', { km: aroundKm })}
        />
      )}
    </>
  );
};

type ChosenProps = Pick<PartProps, 'lang' | 'form' | 'set'>;

/** Models from the list's filters. Unticked ones stay listed. */
const ChosenModels = ({ lang, form: { make, models }, set }: ChosenProps) => {
  const [first] = useState({ make, models });
  if (make !== first.make || first.models.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{translate(lang, alerts)('models')}</legend>
      {first.models.map((name) => (
        <Checkbox
          key={name}
          checked={models.includes(name)}
          onChange={({ target }) =>
            set({
              models: first.models.filter((one) => (one === name ? target.checked : models.includes(one))),
            })
          }
          label={<span translate="no">{name}</span>}
        />
      ))}
      {models.length === 0 && (
        <p className="text-sm text-ink-soft">{translate(lang, alerts)('modelsNone')}</p>
      )}
    </fieldset>
  );
};

const SellerField = ({ lang, form, set }: ChosenProps) => (
  <Field label={fieldLabel(lang, 'seller')}>
    {(ids) => (
      <Select
        {...ids}
        options={sellerKinds.map((value) => ({ value, label: translate(lang, bike)(value) }))}
        placeholder={translate(lang, alerts)('any')}
        value={form.seller}
        onValueChange={(chosen) => set({ seller: sellerKinds.find((kind) => kind === chosen) ?? '' })}
      />
    )}
  </Field>
);

export const AlertFields = ({ lang, form, problem, onChange, onLeavePlace }: Props) => {
  const t = translate(lang, alerts);
  const rates = useRates();
  const errorOf = (field: keyof AlertForm) => problem?.field === field && t(texts[problem.problem]);
  const set = (changes: Partial<AlertForm>) => onChange({ ...form, ...changes });
  return (
    <>
      <Field label={t('make')}>
        {(ids) => (
          <Combobox
            {...ids}
            lang={lang}
            options={makeOptions}
            value={form.make}
            onValueChange={(make) => set(make === form.make ? {} : { make, models: [] })}
            freeText
            maxLength={limits.make}
            placeholder={t('any')}
          />
        )}
      </Field>
      <ChosenModels {...{ lang, form, set }} />
      <Field label={t('model')} hint={t('modelHint')}>
        {(ids) => (
          <TextInput
            {...ids}
            value={form.model}
            onChange={({ target }) => set({ model: target.value })}
            maxLength={limits.model}
            placeholder={t('any')}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <PriceField name="minPrice" error={errorOf('minPrice')} {...{ lang, rates, form, set }} />
        <PriceField name="maxPrice" error={errorOf('maxPrice')} {...{ lang, rates, form, set }} />
      </div>
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <Field label={t('year')} error={errorOf('year')}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              value={form.year}
              onChange={({ target }) => set({ year: digitsIn(target.value).slice(0, 4) })}
              placeholder={t('any')}
              autoComplete="off"
            />
          )}
        </Field>
        {alertChoices.map((name) => (
          <Field key={name} label={fieldLabel(lang, name)}>
            {(ids) => (
              <Select
                {...ids}
                options={choiceOptions(lang, name)}
                placeholder={t('any')}
                value={form[name]}
                onValueChange={(chosen) => set({ [name]: chosen } as Partial<AlertForm>)}
              />
            )}
          </Field>
        ))}
        <SellerField {...{ lang, form, set }} />
      </div>
      <PlaceFields error={errorOf('location')} {...{ lang, form, set, onLeavePlace }} />
      <Checkbox
        checked={form.leaving}
        onChange={({ target }) => set({ leaving: target.checked })}
        label={t('leaving')}
      />
    </>
  );
};
