import { useEffect, useState } from 'react';
import { call } from '../../firebase/calls.ts';
import type { AllFigures } from './arrange.ts';

/** Figures of all own listings, in one call; empty before and after a failure. */
export const useFigures = (): AllFigures => {
  const [figures, setFigures] = useState<AllFigures>({});
  useEffect(() => {
    let here = true;
    // Without an answer, rows show the views that are part of the listings.
    call('listingFigures', {}).then(
      (answer) => here && setFigures(answer.figures),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return figures;
};
