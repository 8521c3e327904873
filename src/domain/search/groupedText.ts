import { buildTextIndex, hasBit, noBits, setBit, type TextIndex, type WordLookup } from './textIndex.ts';

/** Different texts of items: `texts[codes[n]]` is the text of item `n`. */
type SharedTexts = { codes: Uint32Array; texts: readonly string[] };

/** @param keyOf returns equal keys for items with equal texts */
const shareTexts = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  textOf: (item: T) => string,
): SharedTexts => {
  const known = new Map<string, number>();
  const texts: string[] = [];
  const codes = new Uint32Array(items.length);
  for (const [place, item] of items.entries()) {
    const key = keyOf(item);
    let code = known.get(key);
    if (code === undefined) {
      code = texts.length;
      known.set(key, code);
      texts.push(textOf(item));
    }
    codes[place] = code;
  }
  return { codes, texts };
};

type Part<T> = { keyOf: (item: T) => string; wordsOf: (item: T) => string };

/**
 * Indexes items whose texts consist of parts that many items share. It answers like `buildTextIndex` over whole texts,
 * but indexes each different part once.
 * @param joins also indexes each two adjacent words of a part as one word
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
  const add = (ask: (index: WordLookup, bits: Uint32Array) => void, bits: Uint32Array) => {
    for (const { codes, count, index } of groups) {
      const texts = noBits(count);
      ask(index, texts);
      if (texts.every((chunk) => chunk === 0)) continue;
      for (let place = 0; place < codes.length; place += 1)
        if (hasBit(texts, codes[place] as number)) setBit(bits, place);
    }
  };
  return {
    words: [...new Set(groups.flatMap(({ index }) => index.words))].sort(),
    hasWord: (word) => groups.some(({ index }) => index.hasWord(word)),
    addWord: (word, bits) => add((index, texts) => index.addWord(word, texts), bits),
    addBeginning: (beginning, bits) => add((index, texts) => index.addBeginning(beginning, texts), bits),
  };
};
