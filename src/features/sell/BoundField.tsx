import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits, newestYear, oldestYear } from '../../domain/listing.ts';
import {
  type FormField,
  type FormProblem,
  formProblems,
  type ListingForm,
} from '../../domain/listingForm.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { type ControlProps, Field } from '../../ui/Field.tsx';

type Props = {
  lang: Language;
  name: Exclude<FormField, 'images' | 'features'>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

const isProblem = (message: string | undefined): message is FormProblem =>
  formProblems.some((problem) => problem === message);

/** What a problem needs to know to be said. Years are no quantities: they are not grouped. */
const valuesOf = (name: string) => {
  if (name === 'year') return { min: String(oldestYear), max: String(newestYear(new Date())) };
  return { max: name === 'price' ? limits.price : limits.mileage };
};

/** A field of the form with its label, its hint and what is wrong with it. */
export const BoundField = ({ lang, name, ...field }: Props) => {
  const { formState } = useFormContext<ListingForm>();
  const problem = formState.errors[name]?.message;
  const error = isProblem(problem) ? translate(lang, sell)(problem, valuesOf(name)) : undefined;
  return (
    <div data-field={name} className="scroll-mt-24">
      <Field {...field} error={error} />
    </div>
  );
};
