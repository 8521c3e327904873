import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { BikeGrid } from './BikeGrid.tsx';

it.each([
  ['list', 8, 0],
  ['more', 4, 1],
  [null, 0, 1],
] as const)(
  '[S2.48] while it loads (%s) the list has %i skeletons and %i bikes',
  (busy, skeletons, bikes) => {
    const html = renderToStaticMarkup(
      (['first', 'later'] as const).map((part) => (
        <BikeGrid
          key={part}
          lang="en"
          part={part}
          cards={[buildCard()]}
          rates={buildRates()}
          liked={new Set()}
          own={new Set()}
          chosen={null}
          words={[]}
          busy={busy}
          onLike={async () => undefined}
          onContact={() => false}
          asksToSignIn
        />
      )),
    );
    expect(html.split('data-skeleton').length - 1).toBe(skeletons);
    expect(html.split('<article').length - 1).toBe(bikes);
  },
);
