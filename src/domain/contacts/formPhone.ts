import { type CountryCode, countries, nationalDigits, toE164 } from './dialcodes.ts';

/** A phone number as a form holds it: the country that was chosen and the digits that were typed. */
export type FormPhone = { country: CountryCode; digits: string };

const codes = new Map(countries.map(({ iso, code }) => [iso, code]));

/** @example storedPhone({ country: 'VN', digits: '0912345678' }) // => '+84912345678' */
export const storedPhone = ({ country, digits }: FormPhone) => toE164(codes.get(country) ?? '', digits);

/**
 * The other way round. Where countries share a code, the one with most people is shown.
 * @example formPhone('+84912345678') // => { country: 'VN', digits: '0912345678' }
 */
export const formPhone = (e164: string): FormPhone | null => {
  const number = nationalDigits(e164);
  const country = number && countries.findLast(({ code }) => code === number.dialCode);
  return country ? { country: country.iso, digits: number.digits } : null;
};
