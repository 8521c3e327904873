import { Pencil } from 'lucide-react';
import { memo } from 'react';
import type { Card } from '../../domain/listings/card.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { BuyerCard, CornerLink } from '../../ui/BuyerCard.tsx';
import { toggleBike } from '../../ui/chosenBikes.ts';
import { markHits } from './markHits.tsx';

export type CardActions = {
  onLike: (card: Card) => Promise<void>;
  /** Returns true if it handled the click; then the link is not followed. */
  onContact: (card: Card) => boolean;
  /** False once the visitor is known to be a member. */
  asksToSignIn: boolean;
};
type Props = CardActions & {
  lang: Language;
  card: Card;
  rates: Rates;
  eager: boolean;
  liked: boolean;
  own: boolean;
  /** Chosen for comparison; undefined until storage is read. */
  chosen: boolean | undefined;
  /** True if no more bikes can be chosen. */
  full: boolean;
  /** Searched words to highlight. */
  words: readonly string[];
};

/** The member's own bike has an edit link instead of a contact button. */
export const GridCard = memo(
  ({ lang, card, rates, eager, liked, own, chosen, full, words, onLike, onContact, asksToSignIn }: Props) => {
    const t = translate(lang, browse);
    return (
      <BuyerCard
        lang={lang}
        card={card}
        rates={rates}
        eager={eager}
        mark={(text) => markHits(text, words)}
        marked={words.join(' ')}
        liked={liked}
        onLike={() => onLike(card)}
        asksToSignIn={asksToSignIn}
        compared={chosen === undefined ? undefined : { chosen, full, onToggle: () => toggleBike(card.slug) }}
        onContact={(event) => onContact(card) && event.preventDefault()}
        instead={
          own && (
            <CornerLink
              icon={Pencil}
              label={t('editOwnAbout', { title: titleOf(card) })}
              title={t('editOwn')}
              href={localize(lang, paths.editListing(card.id))}
            />
          )
        }
      />
    );
  },
);
