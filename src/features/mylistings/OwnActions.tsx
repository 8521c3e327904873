import {
  BadgeCheck,
  BookmarkCheck,
  CalendarCheck,
  CirclePause,
  CirclePlay,
  CopyPlus,
  type LucideIcon,
  MessagesSquare,
  PencilLine,
  Printer,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { sellLike, shareKit } from '../../ownPaths.ts';
import { localize, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { type Action, actionsFor, type Mine, offersRenewal } from './planAction.ts';

type Props = {
  lang: Language;
  listing: Mine;
  busy: boolean;
  onAction: (action: Action) => void;
  /** Null where nobody can have bought it. */
  onBuyer: (() => void) | null;
};

const icons: Record<Action, LucideIcon> = {
  renew: CalendarCheck,
  pause: CirclePause,
  activate: CirclePlay,
  markSold: BadgeCheck,
  unmarkSold: Undo2,
  delete: Trash2,
  restore: Undo2,
  reserve: BookmarkCheck,
  unreserve: Undo2,
};
/** As an only button of its row. */
const wide: readonly Action[] = ['renew', 'unmarkSold', 'reserve', 'unreserve'];

/** Still for sale, where that was not said for a while; pause or activate, edit, sold, delete, reserve. Each button's name says which bike it means. */
export const OwnActions = ({ lang, listing, busy, onAction, onBuyer }: Props) => {
  const t = translate(lang, mylistings);
  const title = titleOf(listing);
  const named = (word: string) => `${word}: ${title}`;
  const [now] = useState(Date.now);
  const [first, ...others] = actionsFor(listing);
  const button = (action: Action) => {
    const Icon = icons[action];
    return (
      <Button
        key={action}
        disabled={busy}
        aria-label={named(t(action))}
        onClick={() => onAction(action)}
        // Of an odd number of buttons the first has a row of its own, as an only one has.
        className={wide.includes(action) || listing.status === 'hidden' ? 'col-span-2' : undefined}
      >
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        {t(action)}
      </Button>
    );
  };
  return (
    <div className="mt-3 grid grid-cols-2 gap-2 text-sm">
      {offersRenewal(listing, now) && button('renew')}
      {first && button(first)}
      {listing.status !== 'hidden' && (
        <ButtonLink href={localize(lang, paths.editListing(listing.id))} aria-label={named(t('edit'))}>
          <PencilLine size={18} aria-hidden="true" className="shrink-0" />
          {t('edit')}
        </ButtonLink>
      )}
      {others.map(button)}
      {onBuyer && (
        <Button disabled={busy} aria-label={named(t('whoBought'))} onClick={onBuyer} className="col-span-2">
          <MessagesSquare size={18} aria-hidden="true" className="shrink-0" />
          {t('whoBought')}
        </Button>
      )}
      {(listing.status === 'active' || listing.status === 'paused') && (
        <ButtonLink
          href={shareKit(lang, listing.id)}
          aria-label={named(t('shareKit'))}
          className="col-span-2"
        >
          <Printer size={18} aria-hidden="true" className="shrink-0" />
          {t('shareKit')}
        </ButtonLink>
      )}
      {listing.status !== 'hidden' && (
        <ButtonLink
          variant="quiet"
          href={sellLike(lang, listing.id)}
          aria-label={named(t('another'))}
          className="col-span-2"
        >
          <CopyPlus size={18} aria-hidden="true" className="shrink-0" />
          {t('another')}
        </ButtonLink>
      )}
    </div>
  );
};
