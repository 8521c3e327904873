import { X } from 'lucide-react';
import { useState } from 'react';
import { featureLabel, features } from '../../domain/listings/features.ts';
import { limits } from '../../domain/listings/listingFields.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useField, useForm } from './formContext.ts';
import { Pill } from './Pill.tsx';

export const FeaturePicker = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const { $values } = useForm();
  const chosen = useField('features');
  const [own, setOwn] = useState('');
  const others = chosen.value.filter((feature) => !features.includes(feature));

  const set = (feature: string, present: boolean) => {
    // Reads the store, because a second press may come before the next render.
    const without = $values.get().features.filter((other) => other !== feature);
    chosen.set(present && without.length < limits.features ? [...without, feature] : without);
  };
  const add = () => {
    const feature = own.replace(/\s+/g, ' ').trim();
    if (feature) set(feature, true);
    setOwn('');
  };

  return (
    <fieldset data-field="features">
      <legend className="text-sm font-semibold">{t('features')}</legend>
      <p className="text-sm text-ink-faint">{t('featuresHint')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {features.map((feature) => (
          <Pill
            key={feature}
            label={featureLabel(lang, feature)}
            checked={chosen.value.includes(feature)}
            onChange={(present) => set(feature, present)}
          />
        ))}
      </div>
      {others.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {others.map((feature) => (
            <li key={feature}>
              <Button
                size="sm"
                onClick={() => set(feature, false)}
                aria-label={t('featureRemove', { feature: featureLabel(lang, feature) })}
              >
                <span>{featureLabel(lang, feature)}</span>
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex gap-2">
        <TextInput
          aria-label={t('featureOwn')}
          placeholder={t('featureOwn')}
          value={own}
          maxLength={limits.feature}
          onChange={(event) => setOwn(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          onBlur={add}
        />
        <Button onClick={add}>{t('featureAdd')}</Button>
      </div>
    </fieldset>
  );
};
