import { buildTextIndex, hasBit, noBits, setBit, type TextIndex, type WordLookup } from './textIndex.ts';

/** Distinct texts: item `n` has `texts[codes[n]]`. */
type SharedTexts = { codes: Uint32Array; texts: readonly string[] };

/** @param keyOf equal keys for equal texts */
const shareTexts = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  textOf: (item: T) => string,
): SharedTexts => {
  const codeByKey = new Map<string, number>();
  const texts: string[] = [];
  const codes = new Uint32Array(items.length);
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    let code = codeByKey.get(key);
    if (code === undefined) {
      code = texts.length;
      codeByKey.set(key, code);
      texts.push(textOf(item));
    }
    codes[index] = code;
  }
  return { codes, texts };
};

type Part<T> = { keyOf: (item: T) => string; wordsOf: (item: T) => string };

/**
 * Like `buildTextIndex`, for items whose texts consist of shared parts: equal parts are indexed only once.
 * @param joins also indexes two adjacent words of a part as one
 */
export const buildGroupedIndex = <T>(
  items: readonly T[],
  parts: readonly Part<T>[],
  joins = false,
): TextIndex => {
  const groups = parts.map(({ keyOf, wordsOf }) => {
    const { codes, texts } = shareTexts(items, keyOf, wordsOf);
    return { codes, count: texts.length, index: buildTextIndex(texts, joins) };
  });
  const add = (lookUp: (index: WordLookup, bits: Uint32Array) => void, bits: Uint32Array) => {
    for (const { codes, count, index } of groups) {
      const texts = noBits(count);
      lookUp(index, texts);
      if (texts.every((chunk) => chunk === 0)) continue;
      for (let item = 0; item < codes.length; item += 1)
        if (hasBit(texts, codes[item] as number)) setBit(bits, item);
    }
  };
  return {
    words: [...new Set(groups.flatMap(({ index }) => index.words))].sort(),
    hasWord: (word) => groups.some(({ index }) => index.hasWord(word)),
    addWord: (word, bits) => add((index, texts) => index.addWord(word, texts), bits),
    addBeginning: (beginning, bits) => add((index, texts) => index.addBeginning(beginning, texts), bits),
  };
};
