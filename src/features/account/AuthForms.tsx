import { useEffect, useState } from 'react';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { translate } from '../../i18n/texts.ts';
import { signUpHash } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';
import { rememberedSocial } from './remembered.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { askedRedirect, useArrival } from './useArrival.ts';
import { useAwake } from './useAwake.ts';

type Mode = 'signIn' | 'signUp' | 'reset';
const titles = { signIn: 'form.signInTitle', signUp: 'form.signUpTitle', reset: 'reset.title' } as const;

/** Everything of /auth. What was typed as an address stays when one form takes another's place. */
export const AuthForms = island('sign-in forms', ({ lang }: { lang: Language }) => {
  const t = translate(lang, account);
  const [mode, setMode] = useState<Mode>('signIn');
  const awake = useAwake();
  const [email, setEmail] = useState('');
  useArrival(lang, () => [askedRedirect(), rememberedSocial()?.redirect]);
  useEffect(() => {
    if (location.hash === signUpHash) setMode('signUp');
  }, []);

  const shared = { t, lang, email, onEmail: setEmail };

  return (
    <>
      <h1 className="mb-6 text-3xl">{t(titles[mode])}</h1>
      {mode === 'signIn' && <SignInForm {...shared} onForgot={() => setMode('reset')} />}
      {mode === 'signUp' && <SignUpForm {...shared} />}
      {mode === 'reset' ? (
        <ResetRequestForm {...shared} onBack={() => setMode('signIn')} />
      ) : (
        <>
          <p className="my-5 text-center text-ink-faint text-sm">{t('form.or')}</p>
          <SocialButtons key={mode} t={t} lang={lang} deed={mode} />
          <p className="mt-6 flex flex-wrap items-center gap-x-2 border-line border-t pt-4 text-ink-soft">
            {t(mode === 'signIn' ? 'form.toSignUp' : 'form.toSignIn')}
            <Button
              variant="quiet"
              disabled={!awake}
              onClick={() => setMode(mode === 'signIn' ? 'signUp' : 'signIn')}
            >
              {t(mode === 'signIn' ? 'signUp' : 'signIn')}
            </Button>
          </p>
        </>
      )}
    </>
  );
});
