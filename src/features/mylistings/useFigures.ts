import { useEffect, useState } from 'react';
import { call } from '../../firebase/calls.ts';
import type { AllFigures } from './arrange.ts';

/** How all of one's own listings fare, asked in one question; nothing until it is answered, or where it cannot be. */
export const useFigures = (): AllFigures => {
  const [figures, setFigures] = useState<AllFigures>({});
  useEffect(() => {
    let here = true;
    // Without an answer the cards show the views, which come with the listings.
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
