import type { RefObject } from 'react';
import type { Card } from '../../domain/listings/card.ts';
import type { Rates } from '../../domain/prices/money.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { CardBlock, columns, useBlocks } from './CardBlock.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import type { CardActions } from './GridCard.tsx';

type Props = CardActions & {
  lang: Language;
  list: RefObject<HTMLDivElement | null>;
  cards: readonly Card[];
  rates: Rates;
  liked: ReadonlySet<string>;
  own: ReadonlySet<string>;
  chosen: readonly string[] | null;
  words: readonly string[];
  busy: 'list' | 'more' | null;
  onFollow: (bike: string) => void;
};

/** The cards, in blocks of one grid each, and the skeletons of those on their way. */
export const BikeGrid = ({ list, cards, busy, onFollow, ...rest }: Props) => {
  const blocks = useBlocks(cards);
  return (
    <div
      ref={list}
      aria-busy={busy !== null}
      onClickCapture={({ target }) => {
        const bike = target instanceof Element && target.closest<HTMLElement>('[data-bike]')?.dataset.bike;
        if (bike) onFollow(bike);
      }}
      className="mt-5 space-y-9"
    >
      {busy !== 'list' &&
        blocks.map((block, place) => (
          <CardBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; its cards have keys of their own.
            key={place}
            {...rest}
            cards={block}
            isFirst={place === 0}
            isLast={place === blocks.length - 1}
          />
        ))}
      {busy && (
        <ul className={columns}>
          <CardSkeletons count={busy === 'list' ? 8 : 4} />
        </ul>
      )}
    </div>
  );
};
