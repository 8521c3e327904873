/**
 * A value from the end of a link without what chats and mail programs take along: punctuation, brackets, quotes, blanks and
 * invisible characters. For values that end with a letter, a digit, a hyphen or an underscore.
 * @example withoutLinkTail('u1.mgj6k3cw.Vf3).') // => 'u1.mgj6k3cw.Vf3'
 */
export const withoutLinkTail = (value: string): string => value.replace(/[^\p{L}\p{N}_-]+$/u, '');
