import { type FormField, firstInvalid } from '../../domain/listingForm.ts';

/** Brings the first invalid field of the specified order into view and gives it focus (S5.16). */
export const showFirstInvalid = (errors: Partial<Record<FormField, unknown>>) => {
  const name = firstInvalid(errors);
  const field = name && document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  field
    .querySelector<HTMLElement>(
      '[aria-invalid], [contenteditable="true"], textarea, input:not([type="file"]), select, button',
    )
    ?.focus({ preventScroll: true });
};
