/**
 * Groups the digits of a Vietnamese number; any other stays in E.164.
 * @example readablePhone('+84950000103') // => '0950 000 103'
 */
export const readablePhone = (e164: string): string =>
  e164.replace(/^\+84(\d{3})(\d{3})(\d{3,4})$/, '0$1 $2 $3');
