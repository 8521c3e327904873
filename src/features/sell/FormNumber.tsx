import { useController } from 'react-hook-form';
import type { ListingForm } from '../../domain/listingForm.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';

type Props = ControlProps & { lang: Language; name: 'mileage' | 'price'; unit: string };

/** A quantity of the form: kept as digits, shown in groups. */
export const FormNumber = ({ name, ...rest }: Props) => {
  const { field } = useController<ListingForm, 'mileage' | 'price'>({ name });
  return (
    <NumberInput
      {...rest}
      name={name}
      value={field.value === '' ? null : Number(field.value)}
      onValueChange={(value) => field.onChange(value === null ? '' : String(value))}
      onBlur={field.onBlur}
    />
  );
};
