import { listingFormSchema } from '../../domain/selling/listingForm.schema.ts';
import {
  type FieldProblems,
  formProblems,
  type ListingForm,
  type Purpose,
} from '../../domain/selling/listingForm.ts';

/**
 * What is wrong with each field, for a purpose, now.
 * @example checkForm({ ...emptyForm, make: 'Honda' }, 'draft') // => { model: 'modelRequired' }
 */
export const checkForm = (form: ListingForm, purpose: Purpose, storedPlace = ''): FieldProblems => {
  const { error } = listingFormSchema(purpose, new Date(), storedPlace).safeParse(form);
  const found = (error?.issues ?? []).flatMap(({ path, message }) => {
    const problem = formProblems.find((one) => one === message);
    return problem ? [[String(path[0]), problem] as const] : [];
  });
  // Of a field that is wrong in two ways the first is said.
  return Object.fromEntries(found.reverse());
};
