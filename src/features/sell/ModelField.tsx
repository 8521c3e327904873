import { limits } from '../../domain/listings/listingFields.ts';
import { type KnownModel, modelsOf } from '../../domain/models/knownModel.ts';
import { fieldValue } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { BoundField } from './BoundField.tsx';
import { useField, useValue } from './formContext.ts';
import { type Filled, filledFields } from './planFill.ts';

type Props = { lang: Language; models: readonly KnownModel[]; filled: Filled };

/** Shows suggestions, and the values that the chosen model filled in. */
export const ModelField = ({ lang, models, filled }: Props) => {
  const t = translate(lang, sell);
  const make = useValue('make');
  const { set } = useField('model');
  const suggestions = modelsOf(models, make).map((value) => ({ value, label: value }));
  const shown = filledFields
    .flatMap((name) => (filled[name] ? [fieldValue(lang, name, filled[name])] : []))
    .join(', ');
  return (
    <div>
      <BoundField lang={lang} name="model" label={t('model')} required>
        {(ids, { onChange: _, ...native }) => (
          <Combobox
            {...ids}
            {...native}
            lang={lang}
            options={suggestions}
            onValueChange={set}
            maxLength={limits.model}
            placeholder={t('modelExample')}
            freeText
          />
        )}
      </BoundField>
      <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
        {shown && t('filled', { facts: shown })}
      </p>
    </div>
  );
};
