import { CircleUserRound, LogIn } from 'lucide-react';
import { useSession } from '../../firebase/session.ts';
import { useUnread } from '../../firebase/unread.ts';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountPopover } from './AccountPopover.tsx';
import { useAwake } from './useAwake.ts';

type Props = {
  lang: Language;
  /** As a part of the mobile menu's sheet, everything laid open, instead of a button of the header. */
  section?: boolean;
};

/**
 * The header's way to sign in, or to one's own things once signed in. Built as a plain link, which is what
 * a visitor without JavaScript keeps.
 */
export const AccountMenu = ({ lang, section = false }: Props) => {
  const session = useSession();
  const awake = useAwake();
  const t = translate(lang, accountMenu);
  const unread = useUnread(session.state === 'in' ? session.user.id : null);

  if (session.state === 'in')
    return section ? (
      <AccountLinks lang={lang} user={session.user} unread={unread} />
    ) : (
      <AccountPopover lang={lang} user={session.user} unread={unread} />
    );
  // Somebody has been signed in here: the link would only flash by.
  if (awake && session.state === 'loading')
    return (
      <span className={`${section ? 'sheet-link' : 'header-link'} text-ink-soft`} aria-hidden="true">
        <CircleUserRound size={22} />
      </span>
    );
  return (
    <a href={localize(lang, paths.auth)} className={`${section ? 'sheet-link' : 'header-link'} gap-1.5`}>
      <LogIn size={18} aria-hidden="true" />
      {t('signIn')}
    </a>
  );
};
