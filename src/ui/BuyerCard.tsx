import { MessageCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { titleOf } from '../domain/listings/listing.ts';
import { likes } from '../i18n/texts/likes.ts';
import { translate } from '../i18n/texts.ts';
import { contactPath, signInPath } from '../paths.ts';
import { BikeCard } from './BikeCard.tsx';
import { ButtonLink } from './Button.tsx';
import { CompareButton } from './CompareButton.tsx';
import { LikeButton } from './LikeButton.tsx';

type LinkProps = ComponentProps<typeof ButtonLink>;
type Props = Omit<ComponentProps<typeof BikeCard>, 'corner' | 'foot'> & {
  liked: boolean;
  onLike: () => Promise<void>;
  /** A sold bike has no heart, except where that is the way to let go of it. */
  likedWhenSold?: boolean;
  /** Whether the bike is chosen for the comparison, and a press of its button. Absent where a list has none. */
  compared?: { chosen: boolean; full: boolean; onToggle: () => void } | undefined;
  onContact?: LinkProps['onClick'];
  /** Sign-in first, then the question: for visitors, and for everybody while no script answers. */
  asksToSignIn?: boolean;
  /** In the place of the way to the seller. */
  instead?: ReactNode;
};

/** The button of a card, above the link that the whole card is. */
export const CardButton = (props: LinkProps) => (
  <ButtonLink {...props} className="relative z-10 w-full text-sm/snug" />
);

/** A bike in a list, with what a buyer can do about it: like it, and write to its seller until it is sold. */
export const BuyerCard = ({
  liked,
  onLike,
  likedWhenSold,
  compared,
  onContact,
  asksToSignIn = false,
  instead,
  ...bike
}: Props) => {
  const { lang, card } = bike;
  const t = translate(lang, likes);
  const title = titleOf(card);
  const isSold = card.status === 'sold';
  const contact = contactPath(lang, card.slug);
  return (
    <BikeCard
      {...bike}
      corner={
        <>
          {(!isSold || likedWhenSold) && (
            <LikeButton
              lang={lang}
              title={title}
              liked={liked}
              onToggle={onLike}
              className="absolute top-2 right-2 z-10"
            />
          )}
          {!isSold && compared && (
            <CompareButton
              lang={lang}
              title={title}
              {...compared}
              // Both fit on the smallest photo, that of a compact card on a phone.
              className="absolute top-14 right-2 z-10"
            />
          )}
        </>
      }
      foot={
        !isSold && (
          <div className="mt-auto pt-3">
            {instead || (
              <CardButton
                // Another button than the one in its place.
                key="contact"
                href={asksToSignIn ? signInPath(lang, contact) : contact}
                // A press that comes before the script waits for its answer.
                data-hold={onContact && ''}
                aria-label={t('contactAbout', { title })}
                onClick={onContact}
              >
                <MessageCircle size={18} aria-hidden="true" className="shrink-0" />
                {t('contactSeller')}
              </CardButton>
            )}
          </div>
        )
      }
    />
  );
};
