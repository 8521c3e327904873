import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { likelyPrice } from '../../domain/likelyPrice.ts';
import type { ListingForm } from '../../domain/listingForm.ts';
import { foreignCurrencies, type Rates } from '../../domain/money.ts';
import { formatDate, formatDong, formatForeign } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { BoundField } from './BoundField.tsx';
import { FormNumber } from './FormNumber.tsx';
import { Section } from './Section.tsx';

const names = { USD: 'usd', GBP: 'gbp', EUR: 'eur' } as const;

/** The price in đồng, a question where it looks too low (D51), and what it is in other currencies. */
export const PriceSection = ({ lang, rates }: { lang: Language; rates: Rates }) => {
  const t = translate(lang, sell);
  const converter = useId();
  const { control, setValue, register } = useFormContext<ListingForm>();
  const typed = useWatch({ control, name: 'price' });
  const price = Number(typed);
  const meant = likelyPrice(price);
  const accept = (value: number) =>
    setValue('price', String(value), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <Section title={t('section.price')}>
      <BoundField lang={lang} name="price" label={t('price')} required>
        {(ids) => <FormNumber {...ids} lang={lang} name="price" unit="₫" />}
      </BoundField>
      <div role="status" className="empty:hidden">
        {meant !== null && (
          <Button size="sm" onClick={() => accept(meant)}>
            {t('didYouMean', { price: formatDong(lang, meant) })}
          </Button>
        )}
      </div>
      <fieldset aria-describedby={converter}>
        <legend className="mb-1.5 text-sm font-semibold">{t('converter')}</legend>
        <div className="grid grid-cols-3 gap-2">
          {foreignCurrencies.map((currency) => (
            <Field key={currency} label={t(names[currency])} className="[&_label]:font-normal">
              {(ids) => (
                <TextInput
                  {...ids}
                  readOnly
                  value={price > 0 ? formatForeign(lang, price, currency, rates) : ''}
                  className="figures"
                />
              )}
            </Field>
          ))}
        </div>
        <p id={converter} className="mt-1.5 text-sm text-ink-faint">
          {rates.lastUpdated === 0
            ? t('ratesApproximate')
            : t('ratesOf', { date: formatDate(lang, rates.lastUpdated) })}
        </p>
      </fieldset>
      {settings.facebookPage.length > 0 && (
        <Switch {...register('onFacebook')} label={t('onFacebook')} hint={t('onFacebookHint')} />
      )}
    </Section>
  );
};
