/**
 * Lower case, accents off, đ as d: how two ways of typing the same Vietnamese word become one.
 * @example foldAccents('Đà Nẵng') // => 'da nang'
 */
export const foldAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
