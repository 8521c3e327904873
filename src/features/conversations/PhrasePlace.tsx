import { type ComponentType, lazy, Suspense } from 'react';
import type { PhraseFieldProps } from './phraseFieldProps.ts';

// Whoever opens a form has use for it, a page that is only looked at has not. Without it a message is typed as ever.
const PhraseField = lazy(() =>
  import('./PhraseField.tsx').then(
    (module): { default: ComponentType<PhraseFieldProps> } => ({ default: module.PhraseField }),
    (): { default: ComponentType<PhraseFieldProps> } => ({ default: () => null }),
  ),
);

/** The place of the ready-made phrases in a form, kept free until their button is there. */
export const PhrasePlace = (props: PhraseFieldProps) => (
  <Suspense fallback={<div className="h-16" />}>
    <PhraseField {...props} />
  </Suspense>
);
