/**
 * Opens a chat on Zalo, which knows people by their phone numbers and takes no greeting along.
 * @example zaloLink('+84912345678') // => 'https://zalo.me/84912345678'
 */
export const zaloLink = (number: string) => `https://zalo.me/${number.replace(/\D/g, '')}`;
