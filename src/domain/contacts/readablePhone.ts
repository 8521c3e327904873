/**
 * A number as people here read it out: a Vietnamese one begins with 0 and stands in groups, any other one stays as it is
 * stored.
 * @example readablePhone('+84950000103') // => '0950 000 103'
 */
export const readablePhone = (e164: string): string =>
  e164.replace(/^\+84(\d{3})(\d{3})(\d{3,4})$/, '0$1 $2 $3');
