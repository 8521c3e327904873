import { type FormField, firstInvalid } from '../../domain/selling/listingForm.ts';
import { focusField } from './focusField.ts';

/** Brings the first invalid field of the specified order into view and gives it focus (S5.16). */
export const showFirstInvalid = (isInvalid: (field: FormField) => boolean) => {
  const name = firstInvalid(isInvalid);
  if (name) focusField(name);
};
