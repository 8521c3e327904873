import {
  BadgeCheck,
  BookmarkCheck,
  CalendarCheck,
  ChartColumn,
  CirclePause,
  CirclePlay,
  CopyPlus,
  Ellipsis,
  type LucideIcon,
  MessagesSquare,
  PencilLine,
  Printer,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { hasPage, titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { sellLike, shareKit } from '../../ownPaths.ts';
import { localize, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { mainAction } from './mainAction.ts';
import { type Action, actionsFor, type Mine } from './planAction.ts';

type Props = {
  lang: Language;
  listing: Mine;
  busy: boolean;
  onAction: (action: Action) => void;
  /** Asks for the buyer; null if none can be named. */
  onBuyer: (() => void) | null;
  onDays: () => void;
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

/** A listing's main action, and a menu with others. Accessible names include the bike. */
export const OwnActions = ({ lang, listing, busy, onAction, onBuyer, onDays }: Props) => {
  const t = translate(lang, mylistings);
  const [now] = useState(Date.now);
  const { id, status } = listing;
  const main = mainAction(listing, onBuyer !== null, now);
  const named = (word: string) => `${word}: ${titleOf(listing)}`;
  const item = (action: Action): MenuItem => ({
    label: t(action),
    icon: icons[action],
    onSelect: () => busy || onAction(action),
  });
  const actions = actionsFor(listing).filter((action) => action !== main && action !== 'delete');
  const items: MenuItem[] = [
    ...(main !== 'edit' && main !== null
      ? [{ label: t('edit'), icon: PencilLine, href: localize(lang, paths.editListing(id)) }]
      : []),
    ...actions.map(item),
    ...(onBuyer && main !== 'whoBought'
      ? [{ label: t('whoBought'), icon: MessagesSquare, onSelect: onBuyer }]
      : []),
    ...(hasPage(listing) ? [{ label: t('byDay'), icon: ChartColumn, onSelect: onDays }] : []),
    ...(status === 'active' || status === 'paused'
      ? [{ label: t('shareKit'), icon: Printer, href: shareKit(lang, id) }]
      : []),
    ...(status !== 'hidden' ? [{ label: t('another'), icon: CopyPlus, href: sellLike(lang, id) }] : []),
    { ...item('delete'), danger: true, apart: status !== 'hidden' },
  ];
  return (
    <>
      {main === 'edit' && (
        <ButtonLink size="sm" href={localize(lang, paths.editListing(id))} aria-label={named(t('edit'))}>
          {t('edit')}
        </ButtonLink>
      )}
      {main === 'whoBought' && onBuyer && (
        <Button size="sm" disabled={busy} aria-label={named(t('whoBought'))} onClick={onBuyer}>
          {t('whoBought')}
        </Button>
      )}
      {(main === 'renew' || main === 'activate') && (
        <Button size="sm" disabled={busy} aria-label={named(t(main))} onClick={() => onAction(main)}>
          {t(main)}
        </Button>
      )}
      <Menu items={items}>
        {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={named(t('more'))} />}
      </Menu>
    </>
  );
};
