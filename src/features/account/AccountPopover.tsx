import { CircleUserRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Waiting } from '../../firebase/unread.ts';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountUnread } from './AccountUnread.tsx';
import { sayWaiting } from './sayWaiting.ts';

/** `user` is null until the session is known. */
type Props = { lang: Language; user: SessionUser | null; waiting: Waiting | null };

export const AccountPopover = ({ lang, user, waiting }: Props) => {
  const t = translate(lang, accountMenu);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={box} className="relative">
      <LinkButton
        ref={button}
        href={localize(lang, paths.profile)}
        aria-expanded={open}
        aria-controls={user ? id : undefined}
        aria-label={waiting?.open ? `${t('open')}, ${sayWaiting(lang, waiting)}` : t('open')}
        onPress={() => setOpen(!open)}
        className="header-link relative"
      >
        <CircleUserRound size={22} aria-hidden="true" />
        <AccountUnread waiting={waiting} className="absolute top-0 right-0 -mx-2" />
      </LinkButton>
      {user && (
        <div
          id={id}
          hidden={!open}
          className="absolute top-full right-0 z-50 min-w-56 rounded-md border border-line bg-paper px-3 pb-1 text-ink shadow-float"
        >
          <AccountLinks lang={lang} user={user} waiting={waiting} />
        </div>
      )}
    </div>
  );
};
