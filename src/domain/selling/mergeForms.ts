import { fieldNames } from '../listings/fields.ts';
import { recordOf } from '../platform/recordOf.ts';
import type { Side } from '../platform/side.ts';
import type { ListingForm } from './listingForm.ts';

export type FormVersion = { form: ListingForm; photos: readonly string[] };

/** Form fields that belong to each answer. */
const fieldsOf = {
  ...recordOf(fieldNames, (name): readonly (keyof ListingForm)[] =>
    name === 'make' ? ['make', 'otherMake'] : [name],
  ),
  phone: ['phoneCountry', 'contactPhone'],
  hidePhone: ['hidePhone'],
  whatsapp: ['whatsappCountry', 'whatsappNumber'],
  hideWhatsApp: ['hideWhatsApp'],
  description: ['description'],
  otherDescription: ['otherDescription'],
  price: ['price'],
} as const satisfies Record<string, readonly (keyof ListingForm)[]>;

export type PlainAnswer = keyof typeof fieldsOf;
/** Features and questions are separate answers, so that simultaneous edits seldom conflict. */
export type FormAnswer = PlainAnswer | 'images' | `feature:${string}` | `fact:${string}`;

const plainAnswers = Object.keys(fieldsOf) as PlainAnswer[];
const questionOf = (fact: string) => fact.slice(0, fact.indexOf(':'));

export type Answers = Readonly<Record<string, string>>;

/** @example answersIn({ form, photos: [] }).price // => '["15500000"]' */
export const answersIn = ({ form, photos }: FormVersion): Answers => {
  const plain = plainAnswers.map((answer): [FormAnswer, string] => [
    answer,
    // The country of an empty WhatsApp number is only the default, not an answer.
    answer === 'whatsapp' && form.whatsappNumber === ''
      ? ''
      : JSON.stringify(fieldsOf[answer].map((field) => form[field])),
  ]);
  return Object.fromEntries([
    ...plain,
    ...form.features.map((feature) => [`feature:${feature}`, 'yes']),
    ...form.facts.map((fact) => [`fact:${questionOf(fact)}`, fact]),
    ['images', JSON.stringify(photos)],
  ]);
};

/**
 * Compares the page's form with the stored form. `sideOf`: the version that changed an answer. `conflicts`:
 * answers that both versions changed differently.
 * @param base answers before both changes; if null, all differing answers conflict
 */
export const compareForms = (
  base: Answers | null,
  mine: FormVersion,
  theirs: FormVersion,
): { conflicts: FormAnswer[]; sideOf: (answer: FormAnswer) => Side } => {
  const [own, other] = [answersIn(mine), answersIn(theirs)];
  const changedByMe = (answer: FormAnswer) => base === null || own[answer] !== base[answer];
  const changedByThem = (answer: FormAnswer) => base === null || other[answer] !== base[answer];
  const all = [...new Set([...Object.keys(own), ...Object.keys(other)])] as FormAnswer[];
  const differing = all.filter((answer) => own[answer] !== other[answer]);
  return {
    conflicts: differing.filter((answer) => changedByMe(answer) && changedByThem(answer)),
    sideOf: (answer) => (changedByMe(answer) ? 'mine' : 'theirs'),
  };
};

/** Merges two forms by answer. The permission for Facebook is always `mine`. */
export const mergeForms = (
  mine: FormVersion,
  theirs: FormVersion,
  sideOf: (answer: FormAnswer) => Side,
): FormVersion => {
  const sides = { mine, theirs };
  const fieldsFrom = (answer: PlainAnswer) =>
    fieldsOf[answer].map((field) => [field, sides[sideOf(answer)].form[field]]);
  const listed = (name: 'features' | 'facts', answerOf: (item: string) => FormAnswer) =>
    [...new Set([...theirs.form[name], ...mine.form[name]])].filter((item) =>
      sides[sideOf(answerOf(item))].form[name].includes(item),
    );
  return {
    form: {
      ...mine.form,
      ...Object.fromEntries(plainAnswers.flatMap(fieldsFrom)),
      features: listed('features', (feature) => `feature:${feature}`),
      facts: listed('facts', (fact) => `fact:${questionOf(fact)}`).toSorted(),
    },
    photos: sides[sideOf('images')].photos,
  };
};
