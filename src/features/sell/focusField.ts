import type { FieldName } from './formStore.ts';

/** Focusable elements of a field, in order of preference. */
const controls = [
  '[contenteditable="true"]',
  'textarea',
  'input:not([type="file"], [readonly])',
  'select',
  'button',
];

export const focusField = (name: FieldName | 'images') => {
  const field = document.querySelector(`[data-field="${name}"]`);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  const control = controls.map((kind) => field.querySelector<HTMLElement>(kind)).find(Boolean);
  control?.focus({ preventScroll: true });
};
