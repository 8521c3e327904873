import { type ComponentType, lazy, Suspense } from 'react';
import type { PhraseFieldProps } from './phraseFieldProps.ts';

// If loading fails, messages can still be typed.
const PhraseField = lazy(() =>
  import('./PhraseField.tsx').then(
    (module): { default: ComponentType<PhraseFieldProps> } => ({ default: module.PhraseField }),
    (): { default: ComponentType<PhraseFieldProps> } => ({ default: () => null }),
  ),
);

/** Reserves the height of the phrases' button. */
export const PhrasePlace = (props: PhraseFieldProps) => (
  <Suspense fallback={<div className="h-16" />}>
    <PhraseField {...props} />
  </Suspense>
);
