import type { ReactElement, ReactNode } from 'react';
import { isFieldName, rowOfField } from '../../domain/listings/fields.ts';
import { limits, newestYear, oldestYear } from '../../domain/listings/listingFields.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import { type NativeProps, type TextName, useField, useProblem } from './formContext.ts';

type Props = {
  lang: Language;
  name: TextName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  children: (ids: ControlProps, native: NativeProps) => ReactElement;
};

/**
 * Limits that a field's error message contains. Years are strings, because numbers would get thousands
 * separators.
 */
const valuesOf = (name: string) => {
  if (name === 'year') return { min: String(oldestYear), max: String(newestYear(new Date())) };
  const row = isFieldName(name) ? rowOfField(name) : null;
  return row?.kind === 'whole' ? { min: row.min, max: row.max } : { max: limits.price };
};

/**
 * @example <BoundField lang={lang} name="engine" label={t('engine')}>{(ids, native) => <TextInput {...ids} {...native} />}</BoundField>
 */
export const BoundField = ({ lang, name, children, ...rest }: Props) => {
  const problem = useProblem(name);
  const { value, set, leave } = useField(name);
  const error = problem && translate(lang, sell)(problem, valuesOf(name));
  const native: NativeProps = {
    name,
    value,
    onChange: ({ target }) => set(target.value),
    onBlur: leave,
  };
  return (
    <div data-field={name} className="scroll-mt-24">
      <Field {...rest} error={error}>
        {(ids) => children(ids, native)}
      </Field>
    </div>
  );
};
