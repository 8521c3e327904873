import { type ComponentType, useId, useState } from 'react';
import { foreignCurrencies } from '../../domain/money/money.ts';
import { useRates } from '../../firebase/useRates.ts';
import { formatDate, formatForeign } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { BoundField } from './BoundField.tsx';
import { FormNumber } from './FormNumber.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { useField } from './formContext.ts';
import { Section } from './Section.tsx';

const names = { USD: 'usd', GBP: 'gbp', EUR: 'eur' } as const;

const useAlikeLine = () => {
  const [Line, setLine] = useState<ComponentType<{ lang: Language }> | null>(null);
  const load = async () => {
    const loaded = await import('./AlikeLine.tsx').catch(() => null);
    if (loaded) setLine(() => loaded.AlikeLine);
  };
  return { Line, load: () => void (Line ?? load()) };
};

/** If a price is very low, the field asks which amount is meant (D51). */
export const PriceSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const converter = useId();
  const typed = useField('price');
  const price = Number(typed.value);
  const [wasFocused, setFocused] = useState(false);
  const rates = useRates(wasFocused || typed.value !== '');
  const { Line, load } = useAlikeLine();
  return (
    <Section title={t('section.price')}>
      <div>
        <BoundField lang={lang} name="price" label={t('price')} required>
          {(ids) => (
            <FormNumber
              {...ids}
              lang={lang}
              name="price"
              unit="₫"
              rates={rates}
              onFocus={() => {
                load();
                setFocused(true);
              }}
            />
          )}
        </BoundField>
        {/* Reserves the line's height against layout shift. */}
        <div className="min-h-11">{Line && <Line lang={lang} />}</div>
      </div>
      <fieldset aria-describedby={converter}>
        <legend className="mb-1.5 text-sm font-semibold">{t('converter')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
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
        <FormSwitch name="onFacebook" label={t('onFacebook')} hint={t('onFacebookHint')} />
      )}
    </Section>
  );
};
