import { type ComponentProps, lazy, Suspense } from 'react';
import type { Rates } from '../../domain/money/money.schema.ts';
import { PageLinks } from './PageLinks.tsx';
import { RatesNote } from './RatesNote.tsx';

// Loaded only if a bike is chosen for comparison.
const ChosenBikes = lazy(async () => ({ default: (await import('../../ui/ChosenBikes.tsx')).ChosenBikes }));

type Props = ComponentProps<typeof PageLinks> & {
  chosen: readonly string[] | null;
  rates: Rates;
};

export const ListEnd = ({ chosen, rates, ...links }: Props) => (
  <>
    {chosen !== null && chosen.length > 0 && (
      <Suspense fallback={null}>
        <ChosenBikes lang={links.lang} />
      </Suspense>
    )}
    <PageLinks {...links} />
    <RatesNote lang={links.lang} rates={rates} />
  </>
);
