/**
 * Returns whether an address can be decoded and parsed. Any other address crashes all emulators.
 * @example isWellFormed('/xe-s%E1%BB%91?x=%20') // => true
 * @example isWellFormed('/%ff') // => false
 * @example isWellFormed('//') // => false
 */
export function isWellFormed(address: string): boolean {
  try {
    decodeURIComponent(address);
    return URL.canParse(address, 'http://localhost');
  } catch {
    return false;
  }
}
