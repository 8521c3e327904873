import { fits, isFieldName } from '../../domain/listings/fields.ts';
import { modelKinds } from '../../domain/models/knownModel.ts';
import type { PastedAdvertisement, PastedField } from '../../domain/pasted/readAdvertisement.ts';
import { hasWords, type ListingForm } from '../../domain/selling/listingForm.ts';

export type PastePlan = {
  changes: Partial<ListingForm>;
  filled: readonly PastedField[];
  /** Fields that the advertisement did not change, because the seller had filled them in. */
  kept: readonly PastedField[];
  unsure: readonly PastedField[];
  isOfSeveral: boolean;
};

const questionOf = (fact: string) => fact.slice(0, fact.indexOf(':'));
const isEmpty = (form: ListingForm, field: PastedField): boolean =>
  field === 'description' ? !hasWords(form.description) : form[field].length === 0;
/** Fields filled in together: a phone number with its country, a make with the kind of bike. */
const companions: Partial<Record<PastedField, readonly (keyof ListingForm)[]>> = {
  contactPhone: ['phoneCountry'],
  make: ['otherMake', ...modelKinds],
};

/** Fills in empty fields only, and adds facts and features. */
export const planPaste = (form: ListingForm, pasted: PastedAdvertisement): PastePlan => {
  const [filled, alreadyFilled]: [PastedField[], PastedField[]] = [[], []];
  let changes: Partial<ListingForm> = {};
  // Without a fuel, 'electric' allows all fields.
  const fuel = form.fuel || pasted.form.fuel || 'electric';
  const answered = new Set(form.facts.map(questionOf));
  const added = (pasted.form.facts ?? []).filter((fact) => !answered.has(questionOf(fact)));
  const facts = [...form.facts, ...added].toSorted();
  for (const field of pasted.found) {
    if (isFieldName(field) && !fits(field, { fuel, facts })) continue;
    if (field === 'facts') {
      if (added.length === 0) alreadyFilled.push(field);
      else {
        filled.push(field);
        changes = { ...changes, facts };
      }
    } else if (field === 'features') {
      const added = (pasted.form.features ?? []).filter((feature) => !form.features.includes(feature));
      if (added.length === 0) alreadyFilled.push(field);
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
    } else alreadyFilled.push(field);
  }
  const unsure = pasted.unsure.filter((field) => filled.includes(field));
  return { changes, filled, kept: alreadyFilled, unsure, isOfSeveral: pasted.isOfSeveral };
};
