import { describe, expect, it } from 'vitest';
import { arrangeBrands } from './arrangeBrands.ts';

const text = (id: string, brand: string) => ({
  id,
  data: { brand, menu: `${brand} in Vietnam`, card: 'Loud.' },
});
const market = (id: string, rank: number) => ({ id, data: { rank } });
const honda = text('en/honda', 'Honda');

describe('the brands that have a guide', () => {
  it('are those of the files, by their place in the market, each with its words', () => {
    const brands = arrangeBrands(
      'en',
      [text('en/royal-enfield', 'Royal Enfield'), honda, text('vi/honda', 'Honda')],
      [market('Royal Enfield', 7), market('Honda', 1)],
    );
    expect(brands).toEqual([
      { brand: 'Honda', slug: 'honda', menu: 'Honda in Vietnam', card: 'Loud.' },
      { brand: 'Royal Enfield', slug: 'royal-enfield', menu: 'Royal Enfield in Vietnam', card: 'Loud.' },
    ]);
  });

  it.each([
    [
      'words without figures',
      [honda],
      [],
      'brands/honda.yaml is about Honda, which src/content/markets does not list',
    ],
    [
      'figures without words',
      [],
      [market('CF Moto', 9)],
      'src/content/markets/CF Moto.yaml has no words: src/content/brands/cf-moto.yaml is missing',
    ],
    [
      'a file under another name',
      [text('en/enfield', 'Royal Enfield')],
      [market('Royal Enfield', 7)],
      'brands/enfield.yaml says brand: Royal Enfield, so its name has to be royal-enfield.yaml',
    ],
    [
      'a name that addresses and files would write differently',
      [text('en/skoda', 'Škoda')],
      [market('Škoda', 7)],
      'brands/skoda.yaml: a brand is named in letters without accents, digits, spaces and hyphens',
    ],
  ])('stop the build for %s', (_, texts, markets, sentence) => {
    expect(() => arrangeBrands('en', texts, markets)).toThrow(sentence);
  });
});
