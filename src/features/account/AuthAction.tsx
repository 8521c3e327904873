import { lazy, Suspense, useEffect, useState } from 'react';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { translate } from '../../i18n/texts.ts';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { LinkBroken } from './LinkBroken.tsx';

const ConfirmAdded = lazy(async () => ({ default: (await import('./ConfirmAdded.tsx')).ConfirmAdded }));

type Link = { mode: string | null; code: string | null };

/** The email's one-time code, taken out of the address bar and the history. */
const takeLink = (): Link => {
  const url = new URL(location.href);
  const link = { mode: url.searchParams.get('mode'), code: url.searchParams.get('oobCode') };
  url.searchParams.delete('oobCode');
  history.replaceState(history.state, '', url);
  return link;
};

/** Where the links of our emails lead: confirming an address, choosing a new password. */
export const AuthAction = island('link of an email', ({ lang }: { lang: Language }) => {
  const t = translate(lang, account);
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => setLink((taken) => taken ?? takeLink()), []);

  if (link === null)
    return (
      <>
        <p role="status">{t('action.confirming')}</p>
        <HydrationFailed text={t('page.asleep')} />
      </>
    );
  if (link.code && link.mode === 'verifyEmail') return <ConfirmAddress t={t} lang={lang} code={link.code} />;
  if (link.code && link.mode === 'resetPassword')
    return <ChoosePassword t={t} lang={lang} code={link.code} />;
  if (link.code && link.mode === 'addEmail')
    return (
      <Suspense fallback={<p role="status">{t('action.confirming')}</p>}>
        <ConfirmAdded t={t} lang={lang} code={link.code} />
      </Suspense>
    );
  return <LinkBroken t={t} lang={lang} />;
});
