import { seenAs } from '../text/lookAlikes.ts';
import { toE164 } from './dialcodes.ts';

const home = '+84';
/** Zero or country code, then nine digits with the usual separators. */
const atHome = /(?<![\d+])(?:\+?84|0)(?:[\s.()_-]{0,2}\d){9}(?!\d)/g;
const abroad = /(?<!\d)\+(?!84)[1-9](?:[\s.()-]{0,2}\d){7,13}(?!\d)/g;

/** @example phonesIn('Zalo 0912.345.678 nhé') // => ['+84912345678'] */
export const phonesIn = (text: string): string[] => {
  const seen = seenAs(text).replace(/(?<=\d[\s.]?)[oO](?=[\s.]?\d)|(?<!\w)[oO](?=\d{8})/g, '0');
  const digits = (match: string) => match.replace(/\D/g, '');
  const own = (seen.match(atHome) ?? []).flatMap((match) => toE164(home, digits(match)) ?? []);
  const others = (seen.match(abroad) ?? []).map((match) => `+${digits(match)}`);
  return [...new Set([...own, ...others])];
};
