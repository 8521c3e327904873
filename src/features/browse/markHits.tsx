import { Fragment, type ReactNode } from 'react';
import { composed, foldAccents } from '../../domain/text/foldAccents.ts';

export type Piece = { text: string; hit: boolean };

const letters = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Finds search terms at the start of words, ignoring accents.
 * @example findHits('Đà Nẵng', ['nang']) // => [{ text: 'Đà ', hit: false }, { text: 'Nẵng', hit: true }]
 */
export const findHits = (text: string, words: readonly string[]): Piece[] => {
  const pieces: Piece[] = [];
  const add = (piece: string, hit: boolean) => piece && pieces.push({ text: piece, hit });
  let done = 0;
  for (const match of text.matchAll(letters)) {
    const letterList = [...composed(match[0])];
    const folded = letterList.map(foldAccents).join('');
    const hitLength = Math.max(
      0,
      ...words.filter((word) => folded.startsWith(word)).map((word) => word.length),
    );
    if (hitLength === 0) continue;
    add(text.slice(done, match.index), false);
    add(letterList.slice(0, hitLength).join(''), true);
    add(letterList.slice(hitLength).join(''), false);
    done = match.index + match[0].length;
  }
  add(text.slice(done), false);
  return pieces;
};

export const markHits = (text: string, words: readonly string[]): ReactNode => {
  if (words.length === 0) return text;
  return findHits(text, words).map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position.
      <mark key={index} className="rounded-sm bg-warn-soft text-inherit">
        {piece}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position.
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
};
