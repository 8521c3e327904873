import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { AccountText } from './CredentialInput.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { pendingSignUp } from './pendingSignUp.ts';
import { ResendButton } from './ResendButton.tsx';

export const LinkBroken = ({ t, lang }: { t: AccountText; lang: Language }) => {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const readWaiting = async () => setWaiting((await (await loadAccounts()).waitingEmail()) !== null);
    readWaiting().catch(() => undefined);
  }, []);
  return (
    <>
      <h1 className="text-3xl">{t('action.invalid')}</h1>
      <p className="mt-3 mb-5">{t(waiting ? 'action.invalidHere' : 'action.invalidText')}</p>
      {waiting ? (
        <ResendButton t={t} lang={lang} redirect={pendingSignUp()?.redirect ?? null} />
      ) : (
        <ButtonLink variant="primary" href={localize(lang, paths.auth)}>
          {t('signIn')}
        </ButtonLink>
      )}
    </>
  );
};
