/** Number of id characters in a code. With 10,000 bikes, the chance of a collision is 1 in 70,000. */
const carried = 7;
/** Characters of ids (listingId.ts), in a fixed order. */
const idSigns = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
/** Crockford's base 32: without i, l, o and u, which are misread. */
const codeSigns = '0123456789abcdefghjkmnpqrstvwxyz';

/** A character of a code encodes five bits, a character of an id six. */
const signsFor = (idLength: number) => Math.ceil((idLength * 6) / 5);

/**
 * Returns a short code of at most nine characters, from the beginning of the bike's id.
 * @example shortCode('b7TqXcS0w2nM5kPzR1aE') // => '2e8fdmagx'
 */
export const shortCode = (id: string): string => {
  const start = id.slice(0, carried);
  const value = [...start].reduce((sum, sign) => sum * idSigns.length + idSigns.indexOf(sign), 0);
  const digits = value.toString(codeSigns.length).padStart(signsFor(start.length), '0');
  return Array.from(digits, (digit) => codeSigns[Number.parseInt(digit, 32)]).join('');
};

/** Id decoded from a code: its beginning, or the entire id if `isWhole`. */
export type IdStart = { start: string; isWhole: boolean };

/**
 * Decodes a typed code, or returns null. Accepts capitals, hyphens, o for 0 and i or l for 1.
 * @example readShortCode('2E8-FDM-AGX') // => { start: 'b7TqXcS', isWhole: false }
 */
export const readShortCode = (typed: string): IdStart | null => {
  const code = typed.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replace(/[il]/g, '1');
  const length = Math.floor((code.length * 5) / 6);
  if (length < 1 || length > carried || signsFor(length) !== code.length) return null;
  let value = 0;
  for (const sign of code) {
    const digit = codeSigns.indexOf(sign);
    if (digit < 0) return null;
    value = value * codeSigns.length + digit;
  }
  let start = '';
  for (let index = 0; index < length; index++) {
    start = idSigns.charAt(value % idSigns.length) + start;
    value = Math.floor(value / idSigns.length);
  }
  return value === 0 ? { start, isWhole: length < carried } : null;
};
