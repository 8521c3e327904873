import { CircleUserRound } from 'lucide-react';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Waiting } from '../../firebase/unread.ts';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';
import { localize } from '../../paths.ts';
import { AccountUnread } from './AccountUnread.tsx';
import { menuLinks } from './menuLinks.ts';
import { sayWaiting } from './sayWaiting.ts';
import { useLogout } from './useLogout.ts';

type Props = { lang: Language; user: SessionUser; waiting: Waiting | null };

export const AccountLinks = ({ lang, user, waiting }: Props) => {
  const t = translate(lang, accountMenu);
  const { logout, leaving, failed } = useLogout();
  return (
    <nav aria-label={t('open')}>
      <p translate="no" className="flex items-center gap-2 px-1 pt-3 pb-1 font-semibold">
        <CircleUserRound size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span className="cut min-w-0">{user.name || user.email}</span>
      </p>
      <ul>
        {menuLinks.map(({ key, path }) => (
          <li key={key}>
            <a
              href={localize(lang, path)}
              className="sheet-link flex min-h-11 items-center px-1 no-underline hover:text-signal-strong"
            >
              <span className="flex-1">{t(key)}</span>
              {key === 'messages' && (
                <>
                  <AccountUnread waiting={waiting} />
                  {waiting?.open ? <span className="sr-only">{sayWaiting(lang, waiting)}</span> : null}
                </>
              )}
            </a>
          </li>
        ))}
        <li className="border-line border-t">
          <button
            type="button"
            onClick={() => void logout()}
            disabled={leaving}
            className="sheet-link flex min-h-11 w-full cursor-pointer items-center px-1 text-left hover:text-signal-strong disabled:opacity-45"
          >
            {t('logout')}
          </button>
          {/* Some pages cannot show notices, so the failure appears here. */}
          {failed && (
            <p role="alert" className="px-1 pb-3 text-danger text-sm">
              {t('logoutFailed')}
            </p>
          )}
        </li>
      </ul>
    </nav>
  );
};
