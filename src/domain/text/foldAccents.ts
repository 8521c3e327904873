import { withoutHiddenCharacters } from './hiddenCharacters.ts';

/** Pairs of a letter that Unicode doesn't decompose and its plain letter. */
const table = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]));
/** U+00D0, U+0189 and their small letters look like Đ and đ. */
const typedFor = table(
  'ÐĐ ƉĐ ðđ ɖđ ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
);
const bare = new Map([...typedFor, ...table('đd ðd ɖd ħh ıi ĸk łl ŋn øo ŧt ßss æae œoe þth')]);

const ascii = /^[\0-\x7f]*$/;
/** Common characters, which only need their accents removed. */
const usual = /^[\0-\x7f\xc0-\xffĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9]*$/;
const notAscii = /\P{ASCII}/gu;
/** White letters on a dark circle (U+1F150) or square (U+1F170), which NFKC does not convert. */
const onDark = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const letterOnDark = (sign: string) =>
  String.fromCharCode(65 + (((sign.codePointAt(0) as number) - 0x1f150) % 32));

/** Composes letters with their accents and changes nothing else: for displayed and stored text. */
export const composed = (text: string): string => text.normalize('NFC');

/**
 * Writes plain letters, digits and blanks. Keeps accents and capitals.
 * @example plainly('𝐁á𝐧 Ｗａｖｅ, ở Ðà Nẵng, 1️⃣2️⃣tr') // => 'Bán Wave, ở Đà Nẵng, 12tr'
 */
export const plainly = (text: string): string =>
  ascii.test(text)
    ? text
    : // NFKC would turn ™ into letters and keep U+20E3 (keycap around a digit), so both are removed first.
      withoutHiddenCharacters(text.replace(/[™℠]/g, ' ').replace(/\ufe0f?\u20e3/g, ''))
        .normalize('NFKC')
        .replace(onDark, letterOnDark)
        .replace(notAscii, (sign) => typedFor.get(sign) ?? sign)
        .normalize('NFC');

const unusual = (text: string): string =>
  plainly(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Me}\u200c\u200d]/gu, '')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‒–—―−]/g, '-');

/**
 * Folds text for comparing: lower case without accents, đ as d, straight quotes and dashes. Keeps line
 * breaks.
 * @example foldAccents('Ðà Nẵng') // => 'da nang'
 */
export const foldAccents = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : (usual.test(text) ? text.toLowerCase().normalize('NFD') : unusual(text))
        .replace(/\p{Mn}/gu, '')
        .replace(notAscii, (sign) => bare.get(sign) ?? sign);
