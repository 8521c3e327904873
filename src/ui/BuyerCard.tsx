import { type LucideIcon, MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { titleOf } from '../domain/listings/listing.ts';
import { likes } from '../i18n/texts/likes.ts';
import { translate } from '../i18n/texts.ts';
import { contactPath, signInPath } from '../paths.ts';
import { BikeCard } from './BikeCard.tsx';
import { CompareButton } from './CompareButton.tsx';
import { classes } from './classes.ts';
import type { Elements } from './elements.ts';
import { LikeButton } from './LikeButton.tsx';

type LinkProps = ComponentProps<'a'>;
type Props = Omit<ComponentProps<typeof BikeCard>, 'corners'> & {
  liked: boolean;
  onLike: () => Promise<void>;
  /** Shows a heart on a sold bike, so that it can be unliked. */
  likedWhenSold?: boolean;
  /** State of the button that adds the bike to the comparison. Absent on lists without this button. */
  compared?: { chosen: boolean; full: boolean; onToggle: () => void } | undefined;
  onContact?: LinkProps['onClick'];
  /** Makes the contact link lead to sign-in: for visitors, and before hydration. */
  asksToSignIn?: boolean;
  instead?: Elements;
};

/** Four of these buttons fit on the smallest photo, on a phone's small card. */
const corner = 'absolute z-10 grid size-11 place-items-center';

type CornerProps = Omit<LinkProps, 'children'> & { icon: LucideIcon; label: string; href: string };

/** Link in the lower right corner of a photo, above the card's link. */
export const CornerLink = ({ icon: Icon, label, href, ...rest }: CornerProps) => (
  <a {...rest} href={href} aria-label={label} className={classes('disc right-0.5 bottom-0.5', corner)}>
    <Icon size={18} aria-hidden="true" />
  </a>
);

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
      corners={
        <>
          {(!isSold || likedWhenSold) && (
            <LikeButton
              lang={lang}
              title={title}
              liked={liked}
              onToggle={onLike}
              className={classes('top-0.5 right-0.5', corner)}
            />
          )}
          {!isSold && compared && (
            <CompareButton
              lang={lang}
              title={title}
              {...compared}
              className={classes('bottom-0.5 left-0.5', corner)}
            />
          )}
          {!isSold && instead}
          {!isSold && !instead && (
            <CornerLink
              // The key makes React create a new element instead of reusing another button's.
              key="contact"
              icon={MessageCircle}
              label={t('contactAbout', { title })}
              title={t('contactSeller')}
              href={asksToSignIn ? signInPath(lang, contact) : contact}
              // A click before hydration is replayed afterwards.
              data-hold={onContact && ''}
              onClick={onContact}
            />
          )}
        </>
      }
    />
  );
};
