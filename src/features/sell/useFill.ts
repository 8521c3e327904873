import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { factsOf, type KnownModel } from '../../domain/knownModel.ts';
import type { ListingForm } from '../../domain/listingForm.ts';
import { type Filled, filledFields, planFill } from './planFill.ts';

/**
 * Fills in what is known of the model as soon as make, model or year change; a form that is opened again
 * stays as it was left. Gives back what stands in the form because of that.
 */
export const useFill = (models: readonly KnownModel[]): Filled => {
  const { control, getValues, setValue } = useFormContext<ListingForm>();
  const [make, model, year] = useWatch({ control, name: ['make', 'model', 'year'] });
  const last = useRef({ make, model, year });
  const [filled, setFilled] = useState<Filled>({});

  useEffect(() => {
    const before = last.current;
    if (before.make === make && before.model === model && before.year === year) return;
    last.current = { make, model, year };
    const facts = factsOf(models, { make, model, year });
    const changes = planFill(getValues(), filled, facts);
    for (const field of filledFields) {
      const value = changes[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
    const kept = filledFields.filter((field) => facts[field] && facts[field] === getValues(field));
    const ours = kept.filter((field) => changes[field] !== undefined || filled[field] !== undefined);
    setFilled(Object.fromEntries(ours.map((field) => [field, facts[field]])));
  }, [make, model, year, models, filled, getValues, setValue]);

  return filled;
};
