import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { notifyNext } from '../../ui/notifyNext.ts';
import { loadPhone } from './loadPhone.ts';
import { NameAccount } from './NameAccount.tsx';
import { PhoneSteps } from './PhoneSteps.tsx';

type Props = { lang: Language; onBack: () => void; onDone: () => void };

/** Asks new members for a name. */
export const PhoneSignIn = ({ lang, onBack, onDone }: Props) => {
  const t = translate(lang, texts);
  const say = translate(lang, account);
  const [naming, setNaming] = useState(false);

  if (naming) return <NameAccount lang={lang} onDone={onDone} />;
  return (
    <section>
      <h2 className="mb-6 text-2xl">{t('title')}</h2>
      <PhoneSteps
        lang={lang}
        action={t('signIn')}
        onCode={async (sent, code) => {
          const { named } = await (await loadPhone()).signInByCode(sent, code);
          if (!named) return setNaming(true);
          notifyNext({ title: say('done.signIn'), tone: 'success' });
          onDone();
        }}
      />
      <Button className="mt-6" onClick={onBack}>
        {t('back')}
      </Button>
    </section>
  );
};
