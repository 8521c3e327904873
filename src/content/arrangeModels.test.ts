import { describe, expect, it } from 'vitest';
import { buildModelSpec } from '../../tests/fixtures/buildModelSpec.ts';
import { arrangeModels } from './arrangeModels.ts';

const entry = (change: Parameters<typeof buildModelSpec>[0] = {}) => {
  const data = buildModelSpec({ relatedModels: [], ...change });
  return { id: data.id, data };
};
const market = (...models: string[]) => [{ id: 'Honda', data: { models } }];
const vision2023 = entry({ id: 'honda-vision-2023', year: 2023 });

describe('the catalogue of the brand guides', () => {
  it('has the years of a model together, the newest first', () => {
    const [vision] = arrangeModels([vision2023, entry()], market('Vision'));
    expect(vision?.specs.map(({ year }) => year)).toEqual([2024, 2023]);
  });

  it.each([
    [
      'a file under another name',
      [{ ...entry(), id: 'honda-vision-24' }],
      market('Vision'),
      'src/content/models/honda-vision-24.yaml says id: honda-vision-2024, but its name says honda-vision-24',
    ],
    [
      'a model that its brand lacks',
      [entry()],
      market('Wave'),
      'honda-vision-2024.yaml is about Honda Vision, which src/content/markets does not list',
    ],
    [
      'a model without a file',
      [entry()],
      market('Vision', 'Wave'),
      'src/content/markets/Honda.yaml lists Wave, but src/content/models has no file of it',
    ],
    [
      'a related model that does not exist',
      [entry({ relatedModels: ['honda-wave-1999'] })],
      market('Vision'),
      'honda-vision-2024.yaml relates to honda-wave-1999, but there is no other file',
    ],
    [
      'a model that relates to itself',
      [entry({ relatedModels: ['honda-vision-2024'] })],
      market('Vision'),
      'relates to honda-vision-2024',
    ],
  ])('stops the build for %s', (_, entries, markets, sentence) => {
    expect(() => arrangeModels(entries, markets)).toThrow(sentence);
  });
});
