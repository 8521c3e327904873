import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { AccountText } from './CredentialInput.tsx';
import { LinkBroken } from './LinkBroken.tsx';
import { loadPhone } from './loadPhone.ts';
import { reportAccount } from './reportAccount.ts';

type Props = { t: AccountText; lang: Language; code: string };

/** Adds the address that the email went to, to the account of whoever is signed in here, if they asked for it. */
export const ConfirmAdded = ({ t, lang, code }: Props) => {
  const say = translate(lang, texts);
  const session = useSession();
  const [outcome, setOutcome] = useState<'working' | 'confirmed' | 'broken'>('working');
  const started = useRef(false);
  useEffect(() => {
    if (session.state !== 'in' || started.current) return;
    started.current = true;
    loadPhone()
      .then(({ confirmAddedEmail }) => confirmAddedEmail(code))
      .then(
        () => setOutcome('confirmed'),
        (failure: unknown) => {
          reportAccount(failure, 'add an address');
          setOutcome('broken');
        },
      );
  }, [session.state, code]);

  if (session.state === 'out')
    return (
      <>
        <p className="mb-5">{say('emailSignIn')}</p>
        <ButtonLink variant="primary" href={signInPath(lang, localize(lang, paths.profile))}>
          {t('signIn')}
        </ButtonLink>
      </>
    );
  if (outcome === 'working') return <p role="status">{t('action.confirming')}</p>;
  if (outcome === 'broken') return <LinkBroken t={t} lang={lang} />;
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('action.confirmed')}</h1>
      <ButtonLink variant="primary" href={localize(lang, paths.profile)}>
        {say('goOn')}
      </ButtonLink>
    </>
  );
};
