import type { RefObject } from 'react';
import type { Card } from '../../domain/card.ts';
import type { Rates } from '../../domain/money.ts';
import type { Language } from '../../i18n/languages.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { type CardDeeds, GridCard } from './GridCard.tsx';

type Props = CardDeeds & {
  lang: Language;
  list: RefObject<HTMLUListElement | null>;
  cards: readonly Card[];
  rates: Rates;
  liked: ReadonlySet<string>;
  words: readonly string[];
  busy: 'list' | 'more' | null;
  onFollow: (bike: string) => void;
};

/** Cards in one, two or three columns; far ones cost no layout until they come near. */
export const BikeGrid = ({ lang, list, cards, rates, liked, words, busy, onFollow, ...deeds }: Props) => (
  <ul
    ref={list}
    aria-busy={busy !== null}
    onClickCapture={({ target }) => {
      const bike = target instanceof Element && target.closest<HTMLElement>('[data-bike]')?.dataset.bike;
      if (bike) onFollow(bike);
    }}
    className="mt-5 grid gap-x-6 gap-y-9 md:grid-cols-2 xl:grid-cols-3"
  >
    {busy === 'list' ? (
      <CardSkeletons count={8} />
    ) : (
      cards.map((card, place) => (
        <li
          key={card.id}
          data-bike={card.id}
          className={place < 12 ? undefined : '[contain-intrinsic-size:auto_28rem] [content-visibility:auto]'}
        >
          <GridCard
            {...deeds}
            lang={lang}
            card={card}
            rates={rates}
            eager={place < 3}
            liked={liked.has(card.id)}
            words={words}
          />
        </li>
      ))
    )}
    {busy === 'more' && <CardSkeletons count={4} />}
  </ul>
);
