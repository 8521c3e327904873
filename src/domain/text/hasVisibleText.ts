/** Excludes blanks, controls, private use, ignorable characters, and characters drawn as nothing. */
const visible =
  /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/**
 * The function `says` in firestore.rules treats the same characters as visible.
 * @example hasVisibleText(' \u2060 ') // => false
 */
export const hasVisibleText = (text: string): boolean => visible.test(text);
