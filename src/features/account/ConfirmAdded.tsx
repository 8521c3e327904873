import { useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { AskToConfirm } from './AskToConfirm.tsx';
import type { AccountText } from './CredentialInput.tsx';
import { forgetEmailLink } from './emailLink.ts';
import { LinkBroken } from './LinkBroken.tsx';
import { loadPhone } from './loadPhone.ts';
import { reportAccount } from './reportAccount.ts';

type Props = { t: AccountText; lang: Language; code: string };

/** Adds the confirmed address to the signed-in account, if that account requested it. */
export const ConfirmAdded = ({ t, lang, code }: Props) => {
  const say = translate(lang, texts);
  const session = useSession();
  const [outcome, setOutcome] = useState<'asked' | 'working' | 'confirmed' | 'broken'>('asked');
  const run = async () => {
    setOutcome('working');
    try {
      await (await loadPhone()).confirmAddedEmail(code);
      forgetEmailLink();
      setOutcome('confirmed');
    } catch (failure) {
      reportAccount(failure, 'add an address');
      setOutcome('broken');
    }
  };

  if (session.state === 'out')
    return (
      <>
        <p className="mb-5">{say('emailSignIn')}</p>
        <ButtonLink variant="primary" href={signInPath(lang, localize(lang, paths.profile))}>
          {t('signIn')}
        </ButtonLink>
      </>
    );
  if (session.state !== 'in') return <p role="status">{t('action.opening')}</p>;
  if (outcome === 'asked' || outcome === 'working')
    return <AskToConfirm t={t} busy={outcome === 'working'} onConfirm={() => void run()} />;
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
