import { foldAccents, plainly } from './foldAccents.ts';

/**
 * Letters of other alphabets beside the Latin one that they are taken for, in pairs. Capitals stand for themselves: a
 * Greek Η looks like an H, the small η like an n.
 */
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

/** Joiners, and whether an emoji has colours. */
const shownByNothing = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;

/**
 * A text as an eye takes it: Latin letters for those that look like them, no full-width forms, nothing hidden. Accents
 * stay.
 * @example seenAs('Ｖоngхе') // => 'Vongxe', which was full-width and Cyrillic
 */
export const seenAs = (text: string): string =>
  plainly(text)
    .replace(shownByNothing, '')
    .replace(/\P{ASCII}/gu, (sign) => latin.get(sign) ?? sign);

/**
 * As an eye takes it at a glance: without accents and capitals either.
 * @example foldLookAlikes('Ѕuрроrt') // => 'support'
 */
export const foldLookAlikes = (text: string): string => seenAs(foldAccents(seenAs(text)));
