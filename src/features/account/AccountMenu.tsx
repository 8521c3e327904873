import { LogIn } from 'lucide-react';
import { useSession } from '../../firebase/session.ts';
import { useUnread } from '../../firebase/unread.ts';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { classes } from '../../ui/classes.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountPopover } from './AccountPopover.tsx';
import { MenuUnread } from './MenuUnread.tsx';

type Props = {
  lang: Language;
  /** Renders an expanded section of the mobile menu instead of a header button. */
  section?: boolean;
};

/** Sign-in link for visitors, account menu for members. The link works without scripts. */
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
