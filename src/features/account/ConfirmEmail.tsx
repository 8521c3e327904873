import { useEffect, useState } from 'react';
import { startSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath, signUpHash } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { unsent } from './confirmationPage.ts';
import { clearPendingSignUp, pendingSignUp } from './pendingSignUp.ts';
import { ResendButton } from './ResendButton.tsx';
import { askedRedirect, useArrival } from './useArrival.ts';

/** Returns the email address, and removes it from the URL (D13). */
const takeEmail = () => {
  const url = new URL(location.href);
  const email = url.searchParams.get('email');
  if (email === null) return pendingSignUp()?.email ?? '';
  url.searchParams.delete('email');
  history.replaceState(history.state, '', url);
  return email;
};

const isUnsent = () => new URL(location.href).searchParams.has(unsent);
const forgetUnsent = () => {
  const url = new URL(location.href);
  url.searchParams.delete(unsent);
  history.replaceState(history.state, '', url);
};

const rereadAccount = async () => {
  const { reloadUser } = await import('../../firebase/authentication.ts');
  await reloadUser();
};

/** Rereads the account when this tab becomes visible: the link may have been opened elsewhere. */
const useReturn = () =>
  useEffect(() => {
    void startSession({ wake: true });
    const reread = () => {
      if (document.visibilityState === 'visible') void rereadAccount().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', reread);
    return () => document.removeEventListener('visibilitychange', reread);
  }, []);

export const ConfirmEmail = island('confirm e-mail', ({ lang }: { lang: Language }) => {
  const t = translate(lang, account);
  const [email, setEmail] = useState('');
  const [redirect, setRedirect] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    setMissing(isUnsent());
    setEmail(takeEmail());
    setRedirect(pendingSignUp()?.redirect ?? askedRedirect());
  }, []);
  useArrival(lang, () => [pendingSignUp()?.redirect, askedRedirect()]);
  useReturn();
  const auth = localize(lang, paths.auth);
  const resent = () => {
    setMissing(false);
    forgetUnsent();
  };

  return (
    <>
      <h1 className="text-3xl">{t('confirm.title')}</h1>
      {isMissing ? (
        <p role="alert" className="mt-3 text-lg text-danger">
          {t('confirm.notSent')}
        </p>
      ) : (
        <p className="mt-3 text-lg">{t('confirm.text')}</p>
      )}
      <p className="min-h-7 wrap-anywhere font-semibold" data-email>
        {email}
      </p>
      <h2 className="mt-6 text-xl">{t('confirm.next')}</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-6">
        <li>{t('confirm.step1')}</li>
        <li>{t('confirm.step2')}</li>
        <li>{t('confirm.step3')}</li>
      </ol>
      <p className="mt-6 mb-3 text-ink-soft">{t('confirm.nothing')}</p>
      <HydrationFailed text={t('page.asleep')} />
      <ResendButton t={t} lang={lang} redirect={redirect} onSent={resent} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-6">
        <ButtonLink href={`${auth}${signUpHash}`} data-hold="" onClick={clearPendingSignUp}>
          {t('confirm.back')}
        </ButtonLink>
        <p>
          {t('confirm.already')}{' '}
          <a href={redirect ? signInPath(lang, redirect) : auth} className="font-semibold underline">
            {t('confirm.signIn')}
          </a>
        </p>
      </div>
      <Toasts lang={lang} />
    </>
  );
});
