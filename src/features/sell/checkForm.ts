import { listingFormSchema } from '../../domain/selling/listingForm.schema.ts';
import {
  type FieldProblems,
  fittingForm,
  formProblems,
  type ListingForm,
  type Purpose,
} from '../../domain/selling/listingForm.ts';

/**
 * Problems of the shown fields.
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
