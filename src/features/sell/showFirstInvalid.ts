import { type FormField, firstInvalid } from '../../domain/selling/listingForm.ts';
import { focusField } from './focusField.ts';

/** Scrolls to the first invalid field and focuses it (S5.16). */
export const showFirstInvalid = (isInvalid: (field: FormField) => boolean) => {
  const name = firstInvalid(isInvalid);
  if (name) focusField(name);
};
