import { useEffect, useRef, useState } from 'react';
import { factsOf, type KnownModel, type UsualFacts } from '../../domain/models/knownModel.ts';
import { useForm, useValue } from './formContext.ts';
import { type Filled, filledFields, planFill } from './planFill.ts';

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
  /** Values that the form filled in and the seller has not changed. */
  filled: Filled;
  isEngineGuessed: boolean;
};

/** Fills in facts about the model when make, model or year change, or when such facts load. */
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
    const current = filledFields.filter((field) => facts[field] && facts[field] === $values.get()[field]);
    const ours = current.filter((field) => changes[field] !== undefined || filled[field] !== undefined);
    setFilled(Object.fromEntries(ours.map((field) => [field, facts[field]])));
  }, [make, model, year, models, usual, filled, $values, set]);

  const isOurs = filled.engine !== undefined && filled.engine === engine;
  const isEngineGuessed = isOurs && factsOf(models, { make, model, year }, usual).isEngineGuessed === true;
  return { filled, isEngineGuessed };
};
