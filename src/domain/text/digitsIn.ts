import { plainly } from './foldAccents.ts';

/**
 * The digits of a text in any script that keyboards write them in, without what stands between them.
 * @example digitsIn('０９１２ 345') // => '0912345'
 */
export const digitsIn = (text: string): string => plainly(text).replace(/\D/g, '');
