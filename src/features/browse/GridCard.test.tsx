import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { languages } from '../../i18n/languages.ts';
import { likes } from '../../i18n/texts/likes.ts';
import { translate } from '../../i18n/texts.ts';
import { GridCard } from './GridCard.tsx';

it.each(languages)('[S2.52] a bike on sale can be liked from its card, a sold one cannot (%s)', (lang) => {
  const like = translate(lang, likes)('like', { title: 'Honda Wave 2021' });
  const markup = (status: 'active' | 'sold') =>
    renderToStaticMarkup(
      <GridCard
        lang={lang}
        card={buildCard({ status })}
        rates={buildRates()}
        eager={false}
        liked={false}
        words={[]}
        onLike={() => undefined}
        onContact={() => false}
      />,
    );
  expect(markup('active')).toContain(`aria-label="${like}"`);
  expect(markup('sold')).not.toContain(like);
});
