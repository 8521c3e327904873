import type { Card } from '../../domain/listings/card.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { CardBlock, columns, useBlocks } from './CardBlock.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import type { CardActions } from './GridCard.tsx';

type Props = CardActions & {
  lang: Language;
  /** Bikes before or after the slides. */
  part: 'first' | 'later';
  cards: readonly Card[];
  rates: Rates;
  liked: ReadonlySet<string>;
  own: ReadonlySet<string>;
  chosen: readonly string[] | null;
  words: readonly string[];
  busy: 'list' | 'more' | null;
};

export const BikeGrid = ({ part, cards, busy, ...rest }: Props) => {
  const blocks = useBlocks(cards);
  const isFirst = part === 'first';
  const isBusy = busy === (isFirst ? 'list' : 'more');
  return (
    <div aria-busy={isBusy} className="part">
      {busy !== 'list' &&
        blocks.map(
          (block, index) =>
            (index === 0) === isFirst && (
              <CardBlock
                // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position; its cards have keys.
                key={index}
                {...rest}
                cards={block}
                isFirst={isFirst}
                isLast={index === blocks.length - 1}
              />
            ),
        )}
      {isBusy && (
        <ul className={columns}>
          <CardSkeletons count={busy === 'list' ? 8 : 4} />
        </ul>
      )}
    </div>
  );
};
