import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { phonePattern } from './contact.ts';
import { countries, defaultCountry, nationalDigits, toE164 } from './dialcodes.ts';

const exampleOf = (iso: string) => {
  const number = isSupportedCountry(iso) ? getExampleNumber(iso, examples) : undefined;
  if (!number) throw new Error(`no example number for ${iso}`);
  return number;
};

describe('the countries of the phone field', () => {
  it('[S2.76] are 58, each once, with a dial code', () => {
    expect(countries).toHaveLength(58);
    expect(new Set(countries.map((country) => country.iso)).size).toBe(58);
  });

  it('[S2.76] begin with Vietnam +84, the default, and go on alphabetically', () => {
    expect(countries[0]).toEqual({ iso: 'VN', code: '+84', name: { en: 'Vietnam', vi: 'Việt Nam' } });
    expect(defaultCountry).toBe('VN');
    const others = countries.slice(1).map((country) => country.name.en);
    expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare));
  });

  it.each(countries.map((country) => [country.iso, country.code] as const))(
    '[S2.76 S5.9] %s has the dial code %s and stores its numbers as libphonenumber does',
    (iso, code) => {
      const { countryCallingCode, nationalNumber, number } = exampleOf(iso);
      expect(code).toBe(`+${countryCallingCode}`);
      expect(toE164(code, nationalNumber)).toBe(number);
      expect(number).toMatch(phonePattern);
    },
  );

  it.each(countries.map((country) => [country.iso, country.code] as const))(
    '[S5.9] %s: a number as it is dialled at home, and one that repeats its code, are the same number',
    (iso, code) => {
      const example = exampleOf(iso);
      const atHome = example.formatNational().replace(/\D/g, '');
      // Argentine mobile numbers have 15 in national calls, 9 in international ones. Sellers type the 9.
      if (iso !== 'AR') expect(toE164(code, atHome)).toBe(example.number);
      expect(toE164(code, example.number.replace('+', '00'))).toBe(example.number);
      // Numbers vary in length in these countries: digits that begin with the dial code may be a whole
      // number.
      const openPlans = ['AT', 'DE', 'ID', 'IT', 'MM'];
      if (!openPlans.includes(iso)) expect(toE164(code, example.number.slice(1))).toBe(example.number);
    },
  );
});

describe('toE164', () => {
  it.each([
    ['+84', '0912345678', '+84912345678'],
    ['+84', '912345678', '+84912345678'],
    ['+84', '84912345678', '+84912345678'],
    ['+84', '0084912345678', '+84912345678'],
    ['+84', '02838221234', '+842838221234'],
    ['+39', '0612345678', '+390612345678'],
    ['+7', '89123456789', '+79123456789'],
    ['+36', '06201234567', '+36201234567'],
  ])('[S5.9] %s and %s become %s', (code, digits, number) => {
    expect(toE164(code, digits)).toBe(number);
  });

  it.each([
    ['+84', '', 'nothing'],
    ['+84', '123', 'too few digits'],
    ['+84', '091234567890123', 'too many digits'],
    ['+84', '0912 345 678', 'other characters than digits'],
    ['+84', 'abcdefghij', 'letters'],
    ['+84', '00912345678', 'two zeros'],
    ['+999', '912345678', 'an unknown dial code'],
  ])('[S5.9] refuses %s and "%s": %s', (code, digits) => {
    expect(toE164(code, digits)).toBeNull();
  });
});

describe('nationalDigits', () => {
  it.each([
    ['+84912345678', '+84', '0912345678'],
    ['+14155550132', '+1', '4155550132'],
    ['+390612345678', '+39', '0612345678'],
  ])('takes %s apart, and toE164 puts it together again', (number, dialCode, digits) => {
    expect(nationalDigits(number)).toEqual({ dialCode, digits });
    expect(toE164(dialCode, digits)).toBe(number);
  });

  it('does not know numbers of other countries', () => {
    expect(nationalDigits('+35312345')).not.toBeNull();
    expect(nationalDigits('+2341234567')).toBeNull();
  });
});
