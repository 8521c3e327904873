import { hasWords, type ListingForm } from '../../domain/listings/listingForm.ts';
import type { PastedAdvertisement, PastedField } from '../../domain/pasted/readAdvertisement.ts';

export type PastePlan = {
  changes: Partial<ListingForm>;
  filled: readonly PastedField[];
  /** Found in the advertisement, too, but the seller had filled it in. */
  kept: readonly PastedField[];
  unsure: readonly PastedField[];
};

const questionOf = (fact: string) => fact.slice(0, fact.indexOf(':'));
const isEmpty = (form: ListingForm, field: PastedField): boolean =>
  field === 'description' ? !hasWords(form.description) : form[field].length === 0;
/** What belongs to a field: a number has its country. */
const partsOf = (field: PastedField): readonly (keyof ListingForm)[] =>
  field === 'contactPhone' ? ['phoneCountry', 'contactPhone'] : [field];

/** What an advertisement changes in a form: only what is empty. Facts join those that answer other questions. */
export const planPaste = (form: ListingForm, pasted: PastedAdvertisement): PastePlan => {
  const [filled, kept]: [PastedField[], PastedField[]] = [[], []];
  let changes: Partial<ListingForm> = {};
  for (const field of pasted.found) {
    if (field === 'facts') {
      const answered = new Set(form.facts.map(questionOf));
      const added = (pasted.form.facts ?? []).filter((fact) => !answered.has(questionOf(fact)));
      if (added.length === 0) kept.push(field);
      else {
        filled.push(field);
        changes = { ...changes, facts: [...form.facts, ...added].toSorted() };
      }
    } else if (isEmpty(form, field)) {
      filled.push(field);
      for (const part of partsOf(field)) changes = { ...changes, [part]: pasted.form[part] };
    } else kept.push(field);
  }
  return { changes, filled, kept, unsure: pasted.unsure.filter((field) => filled.includes(field)) };
};
