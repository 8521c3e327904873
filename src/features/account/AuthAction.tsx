import { lazy, Suspense, useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { translate } from '../../i18n/texts.ts';
import { island } from '../../shell/island.tsx';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { type EmailLink, readEmailLink } from './emailLink.ts';
import { LinkBroken } from './LinkBroken.tsx';

const ConfirmAdded = lazy(async () => ({ default: (await import('./ConfirmAdded.tsx')).ConfirmAdded }));

/** Target of links in emails: confirms an address or sets a new password. */
export const AuthAction = island('link of an email', ({ lang }: { lang: Language }) => {
  const t = translate(lang, account);
  const [link, setLink] = useState<EmailLink | null>(null);
  useEffect(() => setLink(readEmailLink()), []);

  if (link === null)
    return (
      <>
        <h1 className="sr-only">{t('action.title')}</h1>
        <p role="status">{t('action.opening')}</p>
        <HydrationFailed text={t('page.asleep')} />
      </>
    );
  if (link.code && link.mode === 'verifyEmail') return <ConfirmAddress t={t} lang={lang} code={link.code} />;
  if (link.code && link.mode === 'resetPassword')
    return <ChoosePassword t={t} lang={lang} code={link.code} />;
  if (link.code && link.mode === 'addEmail')
    return (
      <Suspense fallback={<p role="status">{t('action.opening')}</p>}>
        <ConfirmAdded t={t} lang={lang} code={link.code} />
      </Suspense>
    );
  return <LinkBroken t={t} lang={lang} />;
});
