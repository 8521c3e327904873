import { foldAccents, plainly } from './foldAccents.ts';

/** Pairs of a foreign letter and its Latin look-alike. Capitals differ: Greek Η looks like H, η like n. */
const pairs = [
  'аaвbеeѕsіiјjкkмmнhоoрpсcтtуyхxһhԁdԛqԝwɡgӏlгrпnьb',
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԚQԜW',
  'αaβbγyεeηnιiκkνvοoπnρpςsσoτtυuχxωw',
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
  'ıiłlŁLøoØOɑaօoսuոnհhѵv',
];
const latin = new Map(
  pairs.flatMap((text) => [...text.matchAll(/(.)(.)/gu)].map(([, sign, one]) => [sign, one])),
);

/** Joiners and variation selectors, which are invisible. */
const shownByNothing = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;

/**
 * Replaces look-alikes by Latin letters, converts full-width and removes hidden characters.
 * @example seenAs('Ｖоngхе') // => 'Vongxe', which was full-width and Cyrillic
 */
export const seenAs = (text: string): string =>
  plainly(text)
    .replace(shownByNothing, '')
    .replace(/\P{ASCII}/gu, (sign) => latin.get(sign) ?? sign);

/**
 * Like `seenAs`, without accents and capitals, for comparing.
 * @example foldLookAlikes('Ѕuрроrt') // => 'support'
 */
export const foldLookAlikes = (text: string): string => seenAs(foldAccents(seenAs(text)));
