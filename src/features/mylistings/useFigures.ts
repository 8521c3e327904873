import { useEffect, useState } from 'react';
import { call } from '../../firebase/calls.ts';
import type { AllFigures } from './arrange.ts';

/** Empty before loading and after a failure. */
export const useFigures = (): AllFigures => {
  const [figures, setFigures] = useState<AllFigures>({});
  useEffect(() => {
    let here = true;
    // After a failure, rows show the views stored in listings.
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
