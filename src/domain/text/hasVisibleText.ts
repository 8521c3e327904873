/**
 * Characters that leave no mark on the page: blanks, controls, private use, all that Unicode lets a reader ignore, and
 * letters, signs and marks that are drawn as nothing.
 */
const visible =
  /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/**
 * Returns whether a text has at least one visible character. The one test for everything that people type: forms and
 * schemas call it, and `says` of firestore.rules has the same characters (hasVisibleText.rules.test.ts compares all).
 * @example hasVisibleText(' \u2060 ') // => false
 */
export const hasVisibleText = (text: string): boolean => visible.test(text);
