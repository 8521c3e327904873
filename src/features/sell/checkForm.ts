import { listingFormSchema } from '../../domain/selling/listingForm.schema.ts';
import {
  type FieldProblems,
  fittingForm,
  formProblems,
  type ListingForm,
  type Purpose,
} from '../../domain/selling/listingForm.ts';

/**
 * Returns the problems of the fields that the form shows, for a purpose.
 * @example checkForm({ ...emptyForm, make: 'Honda' }, 'draft') // => { model: 'modelRequired' }
 */
export const checkForm = (form: ListingForm, purpose: Purpose, storedPlace = ''): FieldProblems => {
  const { error } = listingFormSchema(purpose, new Date(), storedPlace).safeParse(fittingForm(form));
  const problems = (error?.issues ?? []).flatMap(({ path, message }) => {
    const problem = formProblems.find((one) => one === message);
    return problem ? [[String(path[0]), problem] as const] : [];
  });
  // Reversed, so that the first problem of a field wins.
  return Object.fromEntries(problems.reverse());
};
