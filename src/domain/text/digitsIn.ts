import { plainly } from './foldAccents.ts';

/** Digits of any script, without separators. @example digitsIn('０９１２ 345') // => '0912345' */
export const digitsIn = (text: string): string => plainly(text).replace(/\D/g, '');
