import { maxModels, modelsOf } from '../../domain/models/modelChoice.ts';
import { fieldLabel } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

type Props = {
  lang: Language;
  make: string;
  value: readonly string[];
  onChoice: (models: readonly string[]) => void;
  form?: string | undefined;
  /** Numbers of bikes by model; undefined while unknown. */
  counts: Readonly<Record<string, number>> | undefined;
};

/** Models of the chosen make, those with most bikes first. Empty until their counts arrive. */
export const ModelField = ({ lang, make, value, onChoice, form, counts = {} }: Props) => {
  const numberOf = (name: string) => (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0);
  const sorted = Object.keys(counts).toSorted((a, b) => numberOf(b) - numberOf(a));
  const names = [...new Set([...sorted, ...value])];
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{fieldLabel(lang, 'model')}</legend>
      <input type="hidden" form={form} name={modelsOf} value={make} />
      <div className="-mx-1 max-h-64 overflow-y-auto px-1">
        {names.map((name) => {
          const isChosen = value.includes(name);
          return (
            <Checkbox
              key={name}
              form={form}
              name="model"
              value={name}
              checked={isChosen}
              disabled={!isChosen && value.length >= maxModels}
              onChange={() => onChoice(isChosen ? value.filter((one) => one !== name) : [...value, name])}
              label={<span translate="no">{sorted.length > 0 ? `${name} (${numberOf(name)})` : name}</span>}
            />
          );
        })}
      </div>
    </fieldset>
  );
};
