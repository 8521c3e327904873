import { type ComponentType, lazy, Suspense } from 'react';
import type { PhraseFieldProps } from './phraseFieldProps.ts';

// Loaded with the form, not with the page. If it fails, messages can still be typed.
const PhraseField = lazy(() =>
  import('./PhraseField.tsx').then(
    (module): { default: ComponentType<PhraseFieldProps> } => ({ default: module.PhraseField }),
    (): { default: ComponentType<PhraseFieldProps> } => ({ default: () => null }),
  ),
);

/** Area for ready-made phrases. Reserves their button's height while it loads. */
export const PhrasePlace = (props: PhraseFieldProps) => (
  <Suspense fallback={<div className="h-16" />}>
    <PhraseField {...props} />
  </Suspense>
);
