/** Signs of an id that a code carries. Among 10,000 bikes the chance that two share them is 1 in 70,000. */
const carried = 7;
/** What ids are made of (listingId.ts), in any fixed order. */
const idSigns = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
/** Crockford's 32: without i, l, o and u, which are misread. In the order of their values. */
const codeSigns = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five bits a sign, where an id has six. */
const signsFor = (idLength: number) => Math.ceil((idLength * 6) / 5);

/**
 * The code of a bike in its short address, made of the beginning of its id: at most nine signs.
 * @example shortCode('b7TqXcS0w2nM5kPzR1aE') // => '2e8fdmagx'
 */
export const shortCode = (id: string): string => {
  const start = id.slice(0, carried);
  const value = [...start].reduce((sum, sign) => sum * idSigns.length + idSigns.indexOf(sign), 0);
  const digits = value.toString(codeSigns.length).padStart(signsFor(start.length), '0');
  return Array.from(digits, (digit) => codeSigns[Number.parseInt(digit, 32)]).join('');
};

/** How an id begins; `isWhole` where it also ends there. */
export type IdStart = { start: string; isWhole: boolean };

/**
 * What a code says, however it was typed: in capitals, with hyphens, o for 0, i or l for 1. Null for what is no code.
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
  for (let place = 0; place < length; place++) {
    start = idSigns.charAt(value % idSigns.length) + start;
    value = Math.floor(value / idSigns.length);
  }
  return value === 0 ? { start, isWhole: length < carried } : null;
};
