import { useEffect, useState } from 'react';
import { type SocialProvider, socialProviders } from '../../domain/accounts/socialProviders.ts';
import type { Arrival } from '../../firebase/accounts.ts';
import type { Language } from '../../i18n/languages.ts';
import { settings } from '../../settings.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { notifyNext } from '../../ui/notifyNext.ts';
import type { AccountText } from './CredentialInput.tsx';
import { type Action, explainSocialFailure, type Failure } from './explainFailure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { clearPendingSocial, pendingSocial, savePendingSocial } from './pendingSignUp.ts';
import { reportAccount } from './reportAccount.ts';
import { askedRedirect } from './useArrival.ts';

type Offered = SocialProvider | 'zalo';
const offered = (isGoogleLast: boolean) =>
  (['zalo', ...(isGoogleLast ? socialProviders.toReversed() : socialProviders)] as const).filter(
    (provider) => settings.signIn[provider],
  );

type Props = {
  t: AccountText;
  lang: Language;
  action: Action;
  /** True in in-app browsers, most of which Google refuses. */
  isGoogleLast: boolean;
};

export const SocialButtons = ({ t, lang, action, isGoogleLast }: Props) => {
  const [busy, setBusy] = useState<Offered | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const attempt = async (provider: Offered, act: () => Promise<void>) => {
    setBusy(provider);
    setFailure(null);
    try {
      await act();
    } catch (problem) {
      clearPendingSocial();
      reportAccount(problem, `sign in with ${provider}`);
      setFailure(explainSocialFailure(provider, action, problem));
    }
    setBusy(null);
  };

  const greet = (arrival: Arrival) =>
    notifyNext({ title: t(arrival === 'new' ? 'done.newAccount' : 'done.signIn'), tone: 'success' });

  const start = (provider: Offered) =>
    attempt(provider, async () => {
      if (provider === 'zalo') {
        const { beginZalo } = await import('./zaloFlow.ts');
        if (!(await beginZalo('signIn', lang, askedRedirect()))) throw new Error(t('failed.unkept.text'));
        return;
      }
      const { signInWith } = await loadAccounts();
      savePendingSocial({ provider, redirect: askedRedirect() });
      const arrival = await signInWith(provider, lang);
      if (arrival) greet(arrival);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the failure belongs to the form shown before.
  useEffect(() => setFailure(null), [action]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a return from the provider.
  useEffect(() => {
    const social = pendingSocial();
    if (!social) return;
    void attempt(social.provider, async () => {
      const { finishSocialSignIn } = await loadAccounts();
      const arrival = await finishSocialSignIn();
      if (arrival) greet(arrival);
      else clearPendingSocial();
    });
  }, []);

  return (
    <div className="space-y-3">
      <FailureNotice t={t} lang={lang} busy={busy !== null} failure={failure} />
      {offered(isGoogleLast).map((provider) => (
        <Button
          key={provider}
          className="w-full"
          loading={busy === provider}
          onClick={() => void start(provider)}
        >
          <BrandMark of={provider} />
          <span>{t(`form.${provider}`)}</span>
        </Button>
      ))}
    </div>
  );
};
