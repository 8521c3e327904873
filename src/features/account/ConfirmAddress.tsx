import { useState } from 'react';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { signInPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { AskToConfirm } from './AskToConfirm.tsx';
import type { AccountText } from './CredentialInput.tsx';
import { destination } from './destination.ts';
import { forgetEmailLink } from './emailLink.ts';
import { LinkBroken } from './LinkBroken.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { pendingSignUp } from './pendingSignUp.ts';
import { reportAccount } from './reportAccount.ts';
import { askedRedirect, useArrival } from './useArrival.ts';

type Outcome = 'asked' | 'working' | 'confirmed' | 'broken' | 'unreachable';
const brokenCodes = new Set(['auth/invalid-action-code', 'auth/expired-action-code', 'auth/user-not-found']);

const targets = () => [pendingSignUp()?.redirect, askedRedirect()];

const confirm = async (code: string): Promise<Outcome> => {
  try {
    await (await loadAccounts()).confirmEmail(code);
    return 'confirmed';
  } catch (failure) {
    reportAccount(failure, 'confirm an address');
    return brokenCodes.has(codeOf(failure) ?? '') ? 'broken' : 'unreachable';
  }
};

/** After confirming, opens the target page if the sign-up was in this browser (D14). */
export const ConfirmAddress = ({ t, lang, code }: { t: AccountText; lang: Language; code: string }) => {
  const [outcome, setOutcome] = useState<Outcome>('asked');
  const hasTried = outcome !== 'asked' && outcome !== 'working';
  const leaving = useArrival(lang, targets, hasTried);

  const run = async () => {
    setOutcome('working');
    const next = await confirm(code);
    if (next !== 'unreachable') forgetEmailLink();
    setOutcome(next);
  };

  if (leaving) return <p role="status">{t('action.confirming')}</p>;
  if (!hasTried) return <AskToConfirm t={t} busy={outcome === 'working'} onConfirm={() => void run()} />;
  if (outcome === 'broken') return <LinkBroken t={t} lang={lang} />;
  if (outcome === 'unreachable')
    return (
      <>
        <h1 className="text-3xl">{t('action.unreachable')}</h1>
        <p className="mt-3 mb-5">{t('failed.network')}</p>
        <Button variant="primary" onClick={() => void run()}>
          {t('action.retry')}
        </Button>
      </>
    );
  return (
    <>
      <h1 className="text-3xl">{t('action.confirmed')}</h1>
      <p className="mt-3 mb-5">{t('action.confirmedText')}</p>
      <ButtonLink variant="primary" href={signInPath(lang, destination(lang, location.origin, targets()))}>
        {t('signIn')}
      </ButtonLink>
    </>
  );
};
