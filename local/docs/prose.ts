/** Maximum words in a sentence. A semicolon ends a sentence, too. */
export const maxWords = 25;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits a document into paragraphs, headings, list items and cells, without code. */
const piecesOf = (markdown: string): string[] =>
  markdown
    .replace(/^```.*?^```/gms, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/^#.*$/gm, '\n$&\n')
    .split(/\n\s*\n|\n(?= *[-*|>] |\d+\. )/)
    .flatMap((piece) => (piece.startsWith('|') ? piece.split('|') : [piece]))
    .map((piece) =>
      piece
        .replace(/`[^`]*`/g, 'Code')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\s+/g, ' '),
    );

const countWords = (text: string) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

export const longSentences = (markdown: string, limit = maxWords): string[] =>
  piecesOf(markdown)
    .flatMap((piece) => [...sentences.segment(piece)].flatMap(({ segment }) => segment.split('; ')))
    .filter((sentence) => countWords(sentence) > limit);

export const usedWords = (markdown: string, unwanted: readonly string[]): string[] => {
  const used = new Set(
    [...words.segment(piecesOf(markdown).join('\n').toLowerCase())].map((one) => one.segment),
  );
  return unwanted.filter((word) => used.has(word));
};
