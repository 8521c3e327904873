/**
 * Zalo accepts no prefilled message.
 * @example zaloLink('+84912345678') // => 'https://zalo.me/84912345678'
 */
export const zaloLink = (number: string) => `https://zalo.me/${number.replace(/\D/g, '')}`;
