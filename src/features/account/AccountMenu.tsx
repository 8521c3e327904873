import { LogIn } from 'lucide-react';
import { useSession } from '../../firebase/session.ts';
import { useUnread } from '../../firebase/unread.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountPopover } from './AccountPopover.tsx';
import { MenuUnread } from './MenuUnread.tsx';

type Props = {
  lang: Language;
  /** As a part of the mobile menu's sheet, everything laid open, instead of a button of the header. */
  section?: boolean;
};

/**
 * The header's way to sign in, or to one's own things once signed in. The header is built with both: it shows visitors a
 * plain link, which is all that they need, and members the button that wakes their menu.
 */
export const AccountMenu = island('account menu', ({ lang, section = false }: Props) => {
  const session = useSession();
  const user = session.state === 'in' ? session.user : null;
  const waiting = useUnread(user?.id ?? null);
  const unknown = session.state === 'loading';
  const link = section ? 'sheet-link' : 'header-link';
  return (
    <>
      {!user && (
        <a href={localize(lang, paths.auth)} className={classes(link, 'gap-1.5', unknown && 'visitors-only')}>
          <LogIn size={18} aria-hidden="true" />
          {translate(lang, accountMenu)('signIn')}
        </a>
      )}
      {section && user && <AccountLinks lang={lang} user={user} waiting={waiting} />}
      {section && <MenuUnread lang={lang} waiting={user ? waiting : null} />}
      {!section && session.state !== 'out' && (
        <div className={unknown ? 'members-only' : undefined}>
          <AccountPopover lang={lang} user={user} waiting={waiting} />
        </div>
      )}
    </>
  );
});
