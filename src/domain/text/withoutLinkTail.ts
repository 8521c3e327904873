/**
 * Removes what chats append to a link: punctuation, brackets, quotes, blanks. Values must end in a letter,
 * digit, hyphen or underscore.
 * @example withoutLinkTail('u1.mgj6k3cw.Vf3).') // => 'u1.mgj6k3cw.Vf3'
 */
export const withoutLinkTail = (value: string): string => value.replace(/[^\p{L}\p{N}_-]+$/u, '');
