import { expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { sanitizeTexts } from './sanitizeTexts.ts';

const dirty = (word: string) => `<p onclick="x()">${word}<script>x()</script></p>`;
/** First characters of the SHA-256 of `dirty('Xe')`. */
const name = '04385fb1eef2ef4d';

it('both texts of a seller and the translation are cleaned in the same way', async () => {
  const listing = buildListing({
    description: dirty('Xe'),
    other_description: dirty('Bike'),
    translation: { lang: 'en', html: dirty('Car'), of: name },
  });
  expect(await sanitizeTexts(listing)).toEqual({
    ...listing,
    description: '<p>Xe</p>',
    other_description: '<p>Bike</p>',
    translation: { lang: 'en', html: '<p>Car</p>', of: name },
  });
});

it('a translation of another text is left out', async () => {
  const listing = buildListing({
    description: dirty('Xe máy'),
    translation: { lang: 'en', html: 'Car', of: name },
  });
  expect(await sanitizeTexts(listing)).toEqual({
    ...buildListing({ description: '<p>Xe máy</p>' }),
    other_description: '',
  });
});
