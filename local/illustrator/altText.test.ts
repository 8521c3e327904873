import { describe, expect, it } from 'vitest';
import { altText } from './altText.ts';
import { PAINT_NAMES, PAINTS, paintOf } from './paint.ts';
import { buildSpec } from './proof.ts';
import { VIEWS } from './spec.ts';

const BIKE = { make: 'Honda', model: 'Wave Alpha', year: 2021 };

describe('altText', () => {
  it('says in English that it is an illustration, of what and from where', () => {
    expect(altText(buildSpec(), BIKE).en).toBe(
      'Illustration: red Honda Wave Alpha 2021, right side, on a street of tube houses',
    );
  });

  it('says the same in Vietnamese', () => {
    expect(altText(buildSpec(), BIKE).vi).toBe(
      'Hình minh họa: Honda Wave Alpha 2021 màu đỏ, bên phải, trên phố nhà ống',
    );
  });

  it.each(PAINT_NAMES)('names %s in both languages', (colour) => {
    for (const view of VIEWS) {
      const { en, vi } = altText(buildSpec({ colour, view }), BIKE);
      expect(en).toContain(PAINTS[colour].en);
      expect(vi).toContain(PAINTS[colour].vi);
      expect(en).not.toBe(vi);
    }
  });
});

describe('paintOf', () => {
  it('knows a paint by its name in either language and refuses the rest', () => {
    expect([paintOf('Đỏ'), paintOf('white'), paintOf('xám'), paintOf('plaid')]).toEqual([
      'red',
      'white',
      'grey',
      null,
    ]);
  });
});
