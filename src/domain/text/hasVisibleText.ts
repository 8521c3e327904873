const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/**
 * Is there something to be seen in a text? Neither blanks nor marks that show nothing, such as joiners and
 * directions, say anything. `says` of firestore.rules is the same.
 * @example says(' \u2060 ') // => false
 */
export const hasVisibleText = (text: string): boolean => visible.test(text);
