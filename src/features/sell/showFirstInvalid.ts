import { type FormField, firstInvalid } from '../../domain/listings/listingForm.ts';

/** What in a field takes the focus, the best first. */
const controls = [
  '[contenteditable="true"]',
  'textarea',
  'input:not([type="file"], [readonly])',
  'select',
  'button',
];

/** Brings the first invalid field of the specified order into view and gives it focus (S5.16). */
export const showFirstInvalid = (isInvalid: (field: FormField) => boolean) => {
  const name = firstInvalid(isInvalid);
  const field = name && document.querySelector(`[data-field="${name}"]`);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  const control = controls.map((kind) => field.querySelector<HTMLElement>(kind)).find(Boolean);
  control?.focus({ preventScroll: true });
};
