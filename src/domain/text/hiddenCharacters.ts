/**
 * Invisible or direction-changing characters, except U+200C and U+200D: Persian, Indian languages and emoji
 * need them.
 */
export const hiddenCharacters =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5/u;

const each = new RegExp(hiddenCharacters, 'gu');

/** @example withoutHiddenCharacters('Wave\u202e') // => 'Wave' */
export const withoutHiddenCharacters = (text: string): string => text.replace(each, '');
