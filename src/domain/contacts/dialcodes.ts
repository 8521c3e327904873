/**
 * Countries of the phone field: ISO code, dial code, trunk digit (national calls only), min and max digits
 * after the dial code, names. Lengths as in libphonenumber, which adds 25 KB (brotli) to the form; this table
 * adds 1.4.
 */
const rows = [
  ['VN', 84, '0', 9, 10, 'Vietnam', 'Việt Nam'],
  ['AR', 54, '0', 10, 11, 'Argentina', 'Argentina'],
  ['AU', 61, '0', 9, 9, 'Australia', 'Úc'],
  ['AT', 43, '0', 7, 13, 'Austria', 'Áo'],
  ['BD', 880, '0', 6, 10, 'Bangladesh', 'Bangladesh'],
  ['BE', 32, '0', 8, 9, 'Belgium', 'Bỉ'],
  ['BR', 55, '0', 10, 11, 'Brazil', 'Brazil'],
  ['BN', 673, '', 7, 7, 'Brunei', 'Brunei'],
  ['KH', 855, '0', 8, 9, 'Cambodia', 'Campuchia'],
  ['CA', 1, '1', 10, 10, 'Canada', 'Canada'],
  ['CN', 86, '0', 7, 11, 'China', 'Trung Quốc'],
  ['CZ', 420, '', 9, 9, 'Czechia', 'Séc'],
  ['DK', 45, '', 8, 8, 'Denmark', 'Đan Mạch'],
  ['EG', 20, '0', 8, 10, 'Egypt', 'Ai Cập'],
  ['FI', 358, '0', 5, 10, 'Finland', 'Phần Lan'],
  ['FR', 33, '0', 9, 9, 'France', 'Pháp'],
  ['DE', 49, '0', 5, 13, 'Germany', 'Đức'],
  ['GR', 30, '', 10, 10, 'Greece', 'Hy Lạp'],
  ['HK', 852, '', 8, 8, 'Hong Kong', 'Hồng Kông'],
  ['HU', 36, '06', 8, 9, 'Hungary', 'Hungary'],
  ['IN', 91, '0', 10, 10, 'India', 'Ấn Độ'],
  ['ID', 62, '0', 7, 12, 'Indonesia', 'Indonesia'],
  ['IE', 353, '0', 7, 10, 'Ireland', 'Ireland'],
  ['IL', 972, '0', 8, 9, 'Israel', 'Israel'],
  ['IT', 39, '', 6, 12, 'Italy', 'Ý'],
  ['JP', 81, '0', 9, 10, 'Japan', 'Nhật Bản'],
  ['KZ', 7, '8', 10, 10, 'Kazakhstan', 'Kazakhstan'],
  ['LA', 856, '0', 8, 10, 'Laos', 'Lào'],
  ['MO', 853, '', 8, 8, 'Macau', 'Ma Cao'],
  ['MY', 60, '0', 8, 10, 'Malaysia', 'Malaysia'],
  ['MX', 52, '', 10, 10, 'Mexico', 'Mexico'],
  ['MN', 976, '0', 8, 10, 'Mongolia', 'Mông Cổ'],
  ['MM', 95, '0', 6, 10, 'Myanmar', 'Myanmar'],
  ['NP', 977, '0', 8, 10, 'Nepal', 'Nepal'],
  ['NL', 31, '0', 9, 9, 'Netherlands', 'Hà Lan'],
  ['NZ', 64, '0', 8, 10, 'New Zealand', 'New Zealand'],
  ['NO', 47, '', 8, 8, 'Norway', 'Na Uy'],
  ['PK', 92, '0', 9, 10, 'Pakistan', 'Pakistan'],
  ['PH', 63, '0', 8, 10, 'Philippines', 'Philippines'],
  ['PL', 48, '', 9, 9, 'Poland', 'Ba Lan'],
  ['PT', 351, '', 9, 9, 'Portugal', 'Bồ Đào Nha'],
  ['RO', 40, '0', 9, 9, 'Romania', 'Romania'],
  ['RU', 7, '8', 10, 10, 'Russia', 'Nga'],
  ['SA', 966, '0', 9, 9, 'Saudi Arabia', 'Ả Rập Xê Út'],
  ['SG', 65, '', 8, 8, 'Singapore', 'Singapore'],
  ['ZA', 27, '0', 9, 9, 'South Africa', 'Nam Phi'],
  ['KR', 82, '0', 8, 10, 'South Korea', 'Hàn Quốc'],
  ['ES', 34, '', 9, 9, 'Spain', 'Tây Ban Nha'],
  ['LK', 94, '0', 9, 9, 'Sri Lanka', 'Sri Lanka'],
  ['SE', 46, '0', 7, 9, 'Sweden', 'Thụy Điển'],
  ['CH', 41, '0', 9, 9, 'Switzerland', 'Thụy Sĩ'],
  ['TW', 886, '0', 8, 9, 'Taiwan', 'Đài Loan'],
  ['TH', 66, '0', 8, 9, 'Thailand', 'Thái Lan'],
  ['TR', 90, '0', 10, 10, 'Türkiye', 'Thổ Nhĩ Kỳ'],
  ['UA', 380, '0', 9, 9, 'Ukraine', 'Ukraina'],
  ['AE', 971, '0', 8, 9, 'United Arab Emirates', 'Các Tiểu vương quốc Ả Rập Thống nhất'],
  ['GB', 44, '0', 9, 10, 'United Kingdom', 'Vương quốc Anh'],
  ['US', 1, '1', 10, 10, 'United States', 'Hoa Kỳ'],
] as const;

export type CountryCode = (typeof rows)[number][0];
/** `code`: dial code, such as +84; countries may share one. */
export type Country = { iso: CountryCode; code: string; name: { en: string; vi: string } };

/** 58 countries, Vietnam first, then by English name. */
export const countries: readonly Country[] = rows.map(([iso, code, , , , en, vi]) => ({
  iso,
  code: `+${code}`,
  name: { en, vi },
}));

export const defaultCountry: CountryCode = 'VN';

type Plan = { trunk: string; min: number; max: number };
const plans = new Map<string, Plan>(
  rows.map(([, code, trunk, min, max]) => [`+${code}`, { trunk, min, max }]),
);

/**
 * Converts a number to E.164; null if invalid. Drops the trunk digit (D30) and a repeated dial code.
 * @example toE164('+84', '0912345678') // => '+84912345678'
 * @example toE164('+84', '84912345678') // => '+84912345678'
 * @example toE164('+84', '123') // => null
 */
export const toE164 = (dialCode: string, digits: string): string | null => {
  const plan = plans.get(dialCode);
  if (!plan || !/^\d+$/.test(digits)) return null;
  const { trunk, min, max } = plan;
  const without = (start: string, number: string) =>
    start !== '' && number.startsWith(start) ? number.slice(start.length) : number;
  const code = dialCode.slice(1);
  const readings = digits.startsWith(`00${code}`)
    ? [without(`00${code}`, digits)]
    : [digits, without(code, digits)];
  const number = readings
    .map((reading) => without(trunk, reading))
    .find(({ length }) => length >= min && length <= max);
  if (number === undefined || (trunk === '0' && number.startsWith('0'))) return null;
  return dialCode + number;
};

/** @example nationalDigits('+84912345678') // => { dialCode: '+84', digits: '0912345678' } */
export const nationalDigits = (e164: string): { dialCode: string; digits: string } | null => {
  const entry = [...plans].find(([code]) => e164.startsWith(code));
  if (!entry) return null;
  const [dialCode, { trunk }] = entry;
  return { dialCode, digits: (trunk === '0' ? trunk : '') + e164.slice(dialCode.length) };
};
