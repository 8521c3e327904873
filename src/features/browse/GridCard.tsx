import { MessageCircle } from 'lucide-react';
import { memo } from 'react';
import type { Card } from '../../domain/listings/card.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import type { Rates } from '../../domain/prices/money.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { contactPath, localize, paths } from '../../paths.ts';
import { BikeCard } from '../../ui/BikeCard.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LikeButton } from '../../ui/LikeButton.tsx';
import { markHits } from './markHits.tsx';

export type CardActions = {
  onLike: (card: Card) => Promise<void>;
  /** True where the click has been dealt with, so that the link is not followed. */
  onContact: (card: Card) => boolean;
};
type Props = CardActions & {
  lang: Language;
  card: Card;
  rates: Rates;
  eager: boolean;
  liked: boolean;
  /** Is it a bike of whoever looks at it? */
  own: boolean;
  /** Of the search that found it. */
  words: readonly string[];
};

/** A bike in the grid, with what can be done about it; a sold one is only looked at. */
export const GridCard = memo(({ lang, card, rates, eager, liked, own, words, onLike, onContact }: Props) => {
  const t = translate(lang, browse);
  const title = titleOf(card);
  const isSold = card.status === 'sold';
  return (
    <BikeCard
      lang={lang}
      card={card}
      rates={rates}
      eager={eager}
      mark={(text) => markHits(text, words)}
      corner={
        !isSold && (
          <LikeButton
            lang={lang}
            title={title}
            liked={liked}
            onToggle={() => onLike(card)}
            className="absolute top-2 right-2 z-10"
          />
        )
      }
      foot={
        !isSold && (
          <div className="mt-auto pt-3">
            {own ? (
              <ButtonLink
                href={localize(lang, paths.editListing(card.id))}
                aria-label={t('editOwnAbout', { title })}
                className="relative z-10 w-full text-sm/snug"
              >
                {t('editOwn')}
              </ButtonLink>
            ) : (
              <ButtonLink
                href={contactPath(lang, card.slug)}
                aria-label={t('contactAbout', { title })}
                onClick={(event) => onContact(card) && event.preventDefault()}
                className="relative z-10 w-full text-sm/snug"
              >
                <MessageCircle size={18} aria-hidden="true" className="shrink-0" />
                {t('contactSeller')}
              </ButtonLink>
            )}
          </div>
        )
      }
    />
  );
});
