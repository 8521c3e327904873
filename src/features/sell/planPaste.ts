import { modelKinds } from '../../domain/models/knownModel.ts';
import type { PastedAdvertisement, PastedField } from '../../domain/pasted/readAdvertisement.ts';
import { hasWords, type ListingForm } from '../../domain/selling/listingForm.ts';

export type PastePlan = {
  changes: Partial<ListingForm>;
  filled: readonly PastedField[];
  /** Found in the advertisement, too, but the seller had filled it in. */
  kept: readonly PastedField[];
  unsure: readonly PastedField[];
  /** The text offers several bikes, and nothing of any was read. */
  isOfSeveral: boolean;
};

const questionOf = (fact: string) => fact.slice(0, fact.indexOf(':'));
const isEmpty = (form: ListingForm, field: PastedField): boolean =>
  field === 'description' ? !hasWords(form.description) : form[field].length === 0;
/** Fields that come with one: the country of a number, the kind of a make that builds electric bikes alone. */
const companions: Partial<Record<PastedField, readonly (keyof ListingForm)[]>> = {
  contactPhone: ['phoneCountry'],
  make: ['otherMake', ...modelKinds],
};

/** What an advertisement changes in a form: only what is empty. Facts join those that answer other questions, and features those that are ticked. */
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
    } else if (field === 'features') {
      const added = (pasted.form.features ?? []).filter((feature) => !form.features.includes(feature));
      if (added.length === 0) kept.push(field);
      else {
        filled.push(field);
        changes = { ...changes, features: [...form.features, ...added] };
      }
    } else if (isEmpty(form, field)) {
      filled.push(field);
      changes = { ...changes, [field]: pasted.form[field] };
      for (const part of companions[field] ?? [])
        if (part === 'phoneCountry' || (pasted.form[part] !== undefined && form[part] === ''))
          changes = { ...changes, [part]: pasted.form[part] };
    } else kept.push(field);
  }
  const unsure = pasted.unsure.filter((field) => filled.includes(field));
  return { changes, filled, kept, unsure, isOfSeveral: pasted.isOfSeveral };
};
