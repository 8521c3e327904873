/**
 * Groups a Vietnamese number's digits; others stay in E.164.
 * @example readablePhone('+84950000103') // => '0950 000 103'
 */
export const readablePhone = (e164: string): string =>
  e164.replace(/^\+84(\d{3})(\d{3})(\d{3,4})$/, '0$1 $2 $3');
