import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noFilters } from '../../domain/bikeFilter.ts';
import { EmptyResults } from './EmptyResults.tsx';

const dropped = (lang: 'en' | 'vi', some: object, name: 'text' | 'make') =>
  renderToStaticMarkup(
    <EmptyResults
      lang={lang}
      results={{
        filters: { ...noFilters, ...some },
        cards: [],
        start: 0,
        active: 0,
        sold: 0,
        drop: { name, count: 108 },
        understood: null,
      }}
      onChange={() => undefined}
    />,
  );

it.each([
  ['en', { text: ' saigon ' }, 'text', 'Without “saigon”: 108 bikes'],
  ['vi', { text: 'saigon' }, 'text', 'Bỏ “saigon”: có 108 xe'],
  ['en', { make: 'Honda' }, 'make', 'Without “Honda”: 108 bikes'],
] as const)(
  'what can be left out stands in one pair of quotation marks (%s, %j)',
  (lang, some, name, words) => {
    expect(dropped(lang, some, name)).toContain(`>${words}<`);
  },
);
