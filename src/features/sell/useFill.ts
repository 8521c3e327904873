import { useEffect, useRef, useState } from 'react';
import { factsOf, type KnownModel } from '../../domain/models/knownModel.ts';
import { useForm, useValue } from './formContext.ts';
import { type Filled, filledFields, planFill } from './planFill.ts';

/**
 * Fills in what is known of the model as soon as make, model or year change, and once more when more models are known; a form that
 * is opened again stays as it was left. Gives back what stands in the form because of that.
 */
export const useFill = (models: readonly KnownModel[]): Filled => {
  const { $values, set } = useForm();
  const make = useValue('make');
  const model = useValue('model');
  const year = useValue('year');
  const last = useRef({ make, model, year, models, touched: false });
  const [filled, setFilled] = useState<Filled>({});

  useEffect(() => {
    const before = last.current;
    const same = before.make === make && before.model === model && before.year === year;
    if (same && (before.models === models || !before.touched)) return;
    last.current = { make, model, year, models, touched: true };
    const facts = factsOf(models, { make, model, year });
    const changes = planFill($values.get(), filled, facts);
    for (const field of filledFields) {
      const value = changes[field];
      if (value !== undefined) set(field, value);
    }
    const kept = filledFields.filter((field) => facts[field] && facts[field] === $values.get()[field]);
    const ours = kept.filter((field) => changes[field] !== undefined || filled[field] !== undefined);
    setFilled(Object.fromEntries(ours.map((field) => [field, facts[field]])));
  }, [make, model, year, models, filled, $values, set]);

  return filled;
};
