import { type FormField, firstInvalid } from '../../domain/selling/listingForm.ts';
import { focusField } from './focusField.ts';

/** Scrolls to the first invalid field and gives it focus; S5.16 has the order. */
export const showFirstInvalid = (isInvalid: (field: FormField) => boolean) => {
  const name = firstInvalid(isInvalid);
  if (name) focusField(name);
};
