import { useEffect, useRef, useState } from 'react';
import { factsOf, type KnownModel, type UsualFacts } from '../../domain/models/knownModel.ts';
import { useForm, useValue } from './formContext.ts';
import { type Filled, filledFields, planFill } from './planFill.ts';

/** Fetches the usual facts with the first make: until then nothing asks for them. They are missed by nobody if that fails. */
const useUsualFacts = (isAsked: boolean): UsualFacts | undefined => {
  const [usual, setUsual] = useState<UsualFacts>();
  useEffect(() => {
    if (!isAsked) return;
    import('../../domain/models/usualFacts.ts').then(
      ({ usualFacts }) => setUsual(() => usualFacts),
      () => undefined,
    );
  }, [isAsked]);
  return usual;
};

type FilledIn = {
  /** Answers that are in the form because it filled them in. */
  filled: Filled;
  /** The engine that stands there is only the usual one. */
  isEngineGuessed: boolean;
};

/**
 * Fills in what is known of the model as soon as make, model or year change, and once more when more is known. A form
 * that is opened again stays as it was left.
 */
export const useFill = (models: readonly KnownModel[]): FilledIn => {
  const { $values, set } = useForm();
  const make = useValue('make');
  const model = useValue('model');
  const year = useValue('year');
  const engine = useValue('engine');
  const usual = useUsualFacts(make !== '');
  const last = useRef({ make, model, year, models, usual, touched: false });
  const [filled, setFilled] = useState<Filled>({});

  useEffect(() => {
    const before = last.current;
    const same = before.make === make && before.model === model && before.year === year;
    const isKnownAsBefore = before.models === models && before.usual === usual;
    if (same && (isKnownAsBefore || !before.touched)) return;
    last.current = { make, model, year, models, usual, touched: true };
    const facts = factsOf(models, { make, model, year }, usual);
    const changes = planFill($values.get(), filled, facts);
    for (const field of filledFields) {
      const value = changes[field];
      if (value !== undefined) set(field, value);
    }
    const kept = filledFields.filter((field) => facts[field] && facts[field] === $values.get()[field]);
    const ours = kept.filter((field) => changes[field] !== undefined || filled[field] !== undefined);
    setFilled(Object.fromEntries(ours.map((field) => [field, facts[field]])));
  }, [make, model, year, models, usual, filled, $values, set]);

  const isOurs = filled.engine !== undefined && filled.engine === engine;
  const isEngineGuessed = isOurs && factsOf(models, { make, model, year }, usual).isEngineGuessed === true;
  return { filled, isEngineGuessed };
};
