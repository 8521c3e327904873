import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noFilters } from '../../domain/search/bikeFilter.ts';
import { ResultsHeading } from './ResultsHeading.tsx';

it.each([
  ['en', 'No Win for sale right now. These have a similar name: Winner X.'],
  ['vi', 'Hiện chưa có xe Win nào. Đang hiện xe có tên tương tự: Winner X.'],
] as const)('a search for a model that nobody sells says which one is shown (%s)', (lang, words) => {
  const html = renderToStaticMarkup(
    <ResultsHeading
      lang={lang}
      results={{
        filters: { ...noFilters, text: 'win' },
        cards: [],
        start: 0,
        active: 1,
        sold: 0,
        drops: [],
        understood: { corrected: null, phrases: [], namesakes: { wanted: 'Win', shown: ['Winner X'] } },
      }}
      isLoading={false}
      onChange={() => undefined}
      sort={null}
    />,
  );
  expect(html).toContain(words);
});
