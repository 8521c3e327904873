/**
 * Writes a price as people do in short advertisements; whole đồng in.
 * @example asking(26_500_000, 'vi') // => '26tr5'
 * @example asking(26_500_000, 'en') // => '26.5 million'
 */
export const asking = (price: number, language: 'en' | 'vi'): string => {
  const millions = Math.floor(price / 1_000_000);
  const tenth = Math.round((price % 1_000_000) / 100_000);
  if (language === 'vi') return `${millions}tr${tenth || ''}`;
  return `${millions}${tenth ? `.${tenth}` : ''} million`;
};

/**
 * Rounds kilometres as people do in speech.
 * @example shortKilometres(15_230, 'vi') // => '15,2k km'
 */
export const shortKilometres = (kilometres: number, language: 'en' | 'vi'): string => {
  if (kilometres < 1_000) return `${kilometres} km`;
  const thousands = String(Math.round(kilometres / 100) / 10);
  return `${language === 'vi' ? thousands.replace('.', ',') : thousands}k km`;
};
