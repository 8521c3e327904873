import type { Language } from './languages.ts';

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const afterTens: Record<number, string> = { 1: 'mốt', 5: 'lăm' };
const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const scales = {
  en: ['', 'thousand', 'million', 'billion', 'trillion'],
  vi: ['', 'nghìn', 'triệu', 'tỷ', 'nghìn tỷ'],
} as const;

/** Words of a number from 1 to 999. `follows`: the number comes after larger units. */
const groups: Record<Language, (group: number, follows: boolean) => string> = {
  vi: (group, follows) => {
    const [hundred, ten, one] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
    const words: string[] = [];
    if (hundred > 0 || follows) words.push(`${digits[hundred]} trăm`);
    if (ten === 0 && one > 0 && words.length > 0) words.push('linh');
    if (ten === 1) words.push('mười');
    if (ten > 1) words.push(`${digits[ten]} mươi`);
    if (one > 0)
      words.push((ten > 1 && afterTens[one]) || (ten === 1 && one === 5 ? 'lăm' : `${digits[one]}`));
    return words.join(' ');
  },
  en: (group, follows) => {
    const [hundred, rest] = [Math.floor(group / 100), group % 100];
    const last = [tens[Math.floor(rest / 10)], small[rest % 10]].filter((word) => word && word !== 'zero');
    const below = rest < 20 ? small[rest] : last.join('-');
    if (hundred === 0) return follows ? `and ${below}` : `${below}`;
    return `${small[hundred]} hundred${rest > 0 ? ` and ${below}` : ''}`;
  },
};
const units = { en: 'Vietnamese dong', vi: 'đồng' } as const;

/**
 * Writes an amount in đồng out in words, for contracts.
 * @example amountInWords('vi', 25_500_000) // => 'hai mươi lăm triệu năm trăm nghìn đồng'
 */
export const amountInWords = (language: Language, amount: number): string => {
  if (amount === 0) return `${language === 'vi' ? digits[0] : small[0]} ${units[language]}`;
  const words: string[] = [];
  for (let scale = 4; scale >= 0; scale -= 1) {
    const group = Math.floor(amount / 1000 ** scale) % 1000;
    if (group === 0) continue;
    const follows = words.length > 0 && (language === 'vi' || scale === 0);
    words.push(`${groups[language](group, follows)} ${scales[language][scale]}`.trim());
  }
  return [...words, units[language]].join(' ');
};
