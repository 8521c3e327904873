import { describe, expect, it } from 'vitest';
import { Phrase, StoredPhrases } from './phrase.schema.ts';
import { isPhraseValue, type PhraseValueName } from './phrase.ts';

const good: [PhraseValueName, unknown][] = [
  ['price', 1],
  ['price', 100_000_000_000],
  ['day', '2026-11-28'],
  ['day', '2028-02-29'],
  ['day', '2000-01-01'],
  ['day', '2099-12-31'],
  ['time', '00:00'],
  ['time', '09:30'],
  ['time', '19:59'],
  ['time', '23:59'],
  ['place', 'Gò Vấp'],
  ['place', 'x'.repeat(60)],
  ['number', 0],
  ['number', 2_000_000],
];
const bad: [PhraseValueName, unknown][] = [
  ['price', 0],
  ['price', 100_000_000_001],
  ['price', 0.5],
  ['price', '1'],
  ['price', Number.NaN],
  ['price', undefined],
  ['day', '2026-02-29'],
  ['day', '2026-04-31'],
  ['day', '2026-13-01'],
  ['day', '2026-00-01'],
  ['day', '2026-01-00'],
  ['day', '2026-01-32'],
  ['day', '1999-12-31'],
  ['day', '2100-01-01'],
  ['day', '26-01-01'],
  ['day', ' 2026-01-01'],
  ['day', '2026-01-01T00:00'],
  ['day', 20_260_101],
  ['time', '24:00'],
  ['time', '9:30'],
  ['time', '09:60'],
  ['time', '09:30:00'],
  ['time', ' 09:30'],
  ['time', 930],
  ['place', ''],
  ['place', ' \u00a0'],
  ['place', 'x'.repeat(61)],
  ['place', 'Gò\nVấp'],
  ['place', 'Gò\u2028Vấp'],
  ['place', 'Gò\u2029Vấp'],
  ['place', 'Gò\u202eVấp'],
  ['place', '\tGò Vấp'],
  ['place', 5],
  ['number', -1],
  ['number', 2_000_001],
  ['number', 1.5],
  ['number', '1'],
];

describe('what stands in a phrase', () => {
  it.each(good)('takes as a %s: %j', (name, value) => {
    expect(isPhraseValue(name, value)).toBe(true);
    expect(Phrase.safeParse({ code: 'price_last_is', values: { [name]: value } }).success).toBe(true);
  });
  it.each(bad.filter(([, value]) => value !== undefined))('refuses as a %s: %j', (name, value) => {
    expect(isPhraseValue(name, value)).toBe(false);
    expect(Phrase.safeParse({ code: 'price_last_is', values: { [name]: value } }).success).toBe(false);
  });
  it('refuses nothing at all', () => expect(isPhraseValue('price', undefined)).toBe(false));
});

describe('the phrases of a stored message', () => {
  const phrase = { code: 'still_for_sale' };
  const read = (stored: unknown) => StoredPhrases.parse(stored);
  it('are read as they are, codes of a later version too', () => {
    const later = { code: 'later_code_2', values: { price: 5 } };
    expect(read([phrase, later])).toEqual([phrase, later]);
    expect(read([{ code: `x${'y'.repeat(39)}` }])).toEqual([{ code: `x${'y'.repeat(39)}` }]);
  });
  it.each([
    { code: 'x' },
    { code: `x${'y'.repeat(40)}` },
    { code: 'Still' },
    { code: '1st' },
    { code: 'a-b' },
    { code: 'still_for_sale', values: { price: 0 } },
    { code: 'still_for_sale', values: { distance: 5 } },
    { code: 'still_for_sale', text: 'x' },
    {},
    'still_for_sale',
    null,
  ])('keep the place of one that cannot be read: %j', (odd) =>
    expect(read([odd, phrase])).toEqual([{ code: 'unknown' }, phrase]),
  );
  it.each([null, 'x', {}, [phrase, phrase, phrase, phrase, phrase]])(
    'are none where they are no short list: %j',
    (odd) => expect(read(odd)).toEqual([]),
  );
});
