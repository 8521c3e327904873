import { fields, type WholeField } from '../../domain/listings/fields.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { useField } from './formContext.ts';

type Props = ControlProps & {
  lang: Language;
  name: Exclude<WholeField, 'year'> | 'price';
  unit: string;
  rates?: Rates;
  onFocus?: () => void;
};

/** Stores plain digits, and shows them grouped. */
export const FormNumber = ({ name, ...rest }: Props) => {
  const { value, set, leave } = useField(name);
  return (
    <NumberInput
      {...rest}
      name={name}
      amount={name === 'price' || name === 'battery_fee' ? 'money' : 'distance'}
      least={name === 'battery_fee' ? fields.battery_fee.min : undefined}
      value={value === '' ? null : Number(value)}
      onValueChange={(next) => set(next === null ? '' : String(next))}
      onBlur={leave}
    />
  );
};
