import { type CountryCode, countries, nationalDigits, toE164 } from './dialcodes.ts';

export type FormPhone = { country: CountryCode; digits: string };

const codes = new Map(countries.map(({ iso, code }) => [iso, code]));

/** @example storedPhone({ country: 'VN', digits: '0912345678' }) // => '+84912345678' */
export const storedPhone = ({ country, digits }: FormPhone) => toE164(codes.get(country) ?? '', digits);

/**
 * Splits a stored number into country and digits. Of countries with the same dial code, it chooses the last,
 * the most populous.
 * @example formPhone('+84912345678') // => { country: 'VN', digits: '0912345678' }
 */
export const formPhone = (e164: string): FormPhone | null => {
  const number = nationalDigits(e164);
  const country = number && countries.findLast(({ code }) => code === number.dialCode);
  return country ? { country: country.iso, digits: number.digits } : null;
};
