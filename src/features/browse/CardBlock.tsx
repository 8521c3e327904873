import { memo, useRef } from 'react';
import { comparedAtMost } from '../../comparePaths.ts';
import type { Card } from '../../domain/listings/card.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import { pageSize } from '../../domain/search/pageSize.ts';
import { firstView } from '../../firstView.ts';
import type { Language } from '../../i18n/languages.ts';
import { type CardActions, GridCard } from './GridCard.tsx';

/** Divisible by one to four columns, so that only the last block has a partial row. */
const blockSize = 60;
/**
 * Class of the grid. Large cards: one to three columns; compact ones: two to four (components/home/home.css).
 */
export const columns = 'bikes';
/** Skips layout far from the viewport, where home.css estimates the height. */
const farBlock = '[content-visibility:auto]';

type Props = CardActions & {
  lang: Language;
  cards: readonly Card[];
  rates: Rates;
  liked: ReadonlySet<string>;
  own: ReadonlySet<string>;
  /** Compared bikes' slugs; null until storage is read. */
  chosen: readonly string[] | null;
  words: readonly string[];
  isFirst: boolean;
  /** The last block is always laid out: an observer watches its last card. */
  isLast: boolean;
};

export const CardBlock = memo(({ cards, liked, own, chosen, isFirst, isLast, ...rest }: Props) => (
  <ul className={`${columns} ${isFirst || isLast ? '' : farBlock}`}>
    {cards.map((card, index) => (
      <li key={card.id} data-bike={card.id} id={isFirst && index === 3 ? firstView : undefined}>
        <GridCard
          {...rest}
          card={card}
          eager={isFirst && index < 4}
          liked={liked.has(card.id)}
          own={own.has(card.id)}
          chosen={chosen?.includes(card.slug)}
          full={chosen?.length === comparedAtMost}
        />
      </li>
    ))}
  </ul>
));

const isSame = (a: readonly Card[] | undefined, b: readonly Card[]) =>
  a?.length === b.length && b.every((card, index) => card === a[index]);

/** Splits a list into blocks, and reuses unchanged ones for `memo`. */
export const useBlocks = (cards: readonly Card[]): readonly (readonly Card[])[] => {
  const before = useRef<readonly (readonly Card[])[]>([]);
  const later = Math.max(0, Math.ceil((cards.length - pageSize) / blockSize));
  const blocks = Array.from({ length: 1 + later }, (_, n) => {
    const end = pageSize + n * blockSize;
    const block = cards.slice(n === 0 ? 0 : end - blockSize, end);
    const previous = before.current[n];
    return previous && isSame(previous, block) ? previous : block;
  });
  before.current = blocks;
  return blocks;
};
