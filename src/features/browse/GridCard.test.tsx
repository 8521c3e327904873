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
        own={false}
        chosen={undefined}
        full={false}
        words={[]}
        onLike={async () => undefined}
        onContact={() => false}
        asksToSignIn
      />,
    );
  expect(markup('active')).toContain(`aria-label="${like}"`);
  expect(markup('sold')).not.toContain(like);
});

it.each([
  ['en', 'Your bike: edit listing', 'Contact seller'],
  ['vi', 'Xe của bạn: sửa tin', 'Liên hệ người bán'],
] as const)('one’s own bike has an edit link on its card, no contact button (%s)', (lang, edit, contact) => {
  const markup = (own: boolean) =>
    renderToStaticMarkup(
      <GridCard
        lang={lang}
        card={buildCard({ id: 'mine', status: 'active' })}
        rates={buildRates()}
        eager={false}
        liked={false}
        own={own}
        chosen={undefined}
        full={false}
        words={[]}
        onLike={async () => undefined}
        onContact={() => false}
        asksToSignIn
      />,
    );
  expect(markup(true)).toContain(edit);
  expect(markup(true)).toContain('/edit-listing/mine"');
  expect(markup(true)).not.toContain(contact);
  expect(markup(false)).toContain(contact);
  expect(markup(false)).not.toContain(edit);
});
