import { useController, useFormContext, useWatch } from 'react-hook-form';
import { type KnownModel, modelsOf } from '../../domain/knownModel.ts';
import { limits } from '../../domain/listing.ts';
import type { ListingForm } from '../../domain/listingForm.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { BoundField } from './BoundField.tsx';
import type { Filled } from './planFill.ts';

type Props = { lang: Language; models: readonly KnownModel[]; filled: Filled };

/** The model in any words, with those of the brand guides as suggestions, and what came with one of them. */
export const ModelField = ({ lang, models, filled }: Props) => {
  const t = translate(lang, sell);
  const named = translate(lang, bike);
  const { control } = useFormContext<ListingForm>();
  const make = useWatch({ control, name: 'make' });
  const { field } = useController<ListingForm, 'model'>({ name: 'model' });
  const suggestions = modelsOf(models, make).map((value) => ({ value, label: value }));
  const { engine, category, transmission, fuel } = filled;
  const facts = [engine, category && named(category), transmission && t(transmission), fuel && t(fuel)];
  const shown = facts.filter(Boolean).join(', ');
  const common = {
    name: 'model',
    maxLength: limits.model,
    placeholder: t('modelExample'),
    onBlur: field.onBlur,
  };
  return (
    <div>
      <BoundField lang={lang} name="model" label={t('model')} required>
        {(ids) =>
          suggestions.length > 0 ? (
            <Combobox
              {...ids}
              {...common}
              lang={lang}
              options={suggestions}
              value={field.value}
              onValueChange={field.onChange}
              freeText
            />
          ) : (
            <TextInput
              {...ids}
              {...common}
              value={field.value}
              onChange={({ target }) => field.onChange(target.value)}
              autoComplete="off"
            />
          )
        }
      </BoundField>
      <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
        {shown && t('filled', { facts: shown })}
      </p>
    </div>
  );
};
