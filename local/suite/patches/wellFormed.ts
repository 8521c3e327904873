/**
 * Can an address be decoded, and read as one of this host? Hosting's emulator does both without asking, and an error of that
 * ends all emulators.
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
