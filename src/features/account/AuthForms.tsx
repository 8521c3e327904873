import { lazy, Suspense, useState } from 'react';
import { isSessionKept, useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { island } from '../../shell/island.tsx';
import { Button } from '../../ui/Button.tsx';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { InAppHint } from '../../ui/inApp/InAppHint.tsx';
import { useInAppBrowser } from '../../ui/inApp/inAppBrowser.ts';
import { type AuthMode, authHashes, authModes, useAuthMode } from './authMode.ts';
import type { Failure } from './explainFailure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { ModeLink } from './ModeLink.tsx';
import { pendingSocial } from './pendingSignUp.ts';
import { ResetRequestForm } from './ResetRequestForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { askedRedirect, useArrival } from './useArrival.ts';

const PhoneSignIn = lazy(async () => ({ default: (await import('./PhoneSignIn.tsx')).PhoneSignIn }));

const unkept: Failure = { title: 'failed.unkept.title', text: 'failed.unkept.text' };
const titles = { signIn: 'form.signInTitle', signUp: 'form.signUpTitle', reset: 'reset.title' } as const;
const forms = { signIn: SignInForm, signUp: SignUpForm, reset: ResetRequestForm };
const tabs = ['signIn', 'signUp'] as const;

/** Forms of /auth. They share the email address that the visitor types. */
export const AuthForms = island('sign-in forms', ({ lang }: { lang: Language }) => {
  const t = translate(lang, account);
  const { email: hasEmail, phone, google, facebook, zalo } = settings.signIn;
  const requested = useAuthMode();
  // Without email sign-in, only the sign-in form exists.
  const mode = hasEmail ? requested : 'signIn';
  const [email, setEmail] = useState('');
  const [byPhone, setByPhone] = useState<'no' | 'asked' | 'done'>('no');
  // New members who sign in by phone are asked for a name before the redirect.
  useArrival(lang, () => [askedRedirect(), pendingSocial()?.redirect], byPhone !== 'asked');

  const session = useSession();
  const isLost = session.state === 'in' && !isSessionKept();
  const lost = isLost && <FailureNotice t={t} lang={lang} failure={unkept} />;
  const inApp = useInAppBrowser();

  const form = (name: AuthMode) => {
    const Form = forms[name];
    return (
      <section key={name} id={authHashes[name].slice(1)}>
        <h2 className="mb-6 text-2xl">{t(titles[name])}</h2>
        <Form t={t} lang={lang} email={email} onEmail={setEmail} />
      </section>
    );
  };

  if (byPhone !== 'no')
    return (
      <Suspense fallback={null}>
        {lost}
        <PhoneSignIn lang={lang} onBack={() => setByPhone('no')} onDone={() => setByPhone('done')} />
      </Suspense>
    );
  return (
    <div className="auth">
      {lost}
      {hasEmail ? (
        <nav aria-label={t('page.title')}>
          {tabs.map((tab) => (
            <ModeLink key={tab} mode={tab} aria-current={mode === tab ? 'true' : undefined}>
              {t(tab)}
            </ModeLink>
          ))}
        </nav>
      ) : (
        <>
          <h2 className="text-2xl">{t('form.start')}</h2>
          <p className="mt-2 mb-6 text-ink-soft">{t('form.startHint')}</p>
        </>
      )}
      {phone && (
        <div className="auth-other" hidden={mode === 'reset'}>
          <Button className="w-full" aria-describedby="phone-numbers" onClick={() => setByPhone('asked')}>
            {t('form.phone')}
          </Button>
          <p id="phone-numbers" className="mt-2 text-center text-ink-soft text-sm">
            {t('form.phoneNumbers')}
          </p>
          {hasEmail && <p className="my-4 text-center text-ink-faint text-sm">{t('form.or')}</p>}
        </div>
      )}
      {hasEmail && authModes.filter((name) => mode === null || mode === name).map(form)}
      <HydrationFailed text={t('page.asleep')} />
      {(google || facebook || zalo) && (
        <div className="auth-other" hidden={mode === 'reset'}>
          {(hasEmail || phone) && <p className="my-5 text-center text-ink-faint text-sm">{t('form.or')}</p>}
          {google && <InAppHint lang={lang} trouble="signIn" />}
          <SocialButtons
            t={t}
            lang={lang}
            isGoogleLast={inApp !== null}
            action={mode === 'signUp' ? 'signUp' : 'signIn'}
          />
        </div>
      )}
    </div>
  );
});
