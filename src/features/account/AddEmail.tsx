import { useState } from 'react';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { phone as texts } from '../../i18n/texts/phone.ts';
import { translate } from '../../i18n/texts.ts';
import { checkResetRequest } from './checkCredentials.ts';
import { OneField } from './OneField.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { reportAccount } from './reportAccount.ts';

export const AddEmail = ({ lang }: { lang: Language }) => {
  const t = translate(lang, texts);
  const [sent, setSent] = useState(false);
  const send = async (typed: string): Promise<string | null> => {
    const email = typed.trim();
    if (checkResetRequest({ email }).email) return t('emailWrong');
    try {
      await call('addEmail', { email, language: lang });
    } catch (failure) {
      reportAccount(failure, 'add an address');
      const code = codeOf(failure);
      if (code === 'resource-exhausted') return t('emailTooMany');
      return t(code === 'unavailable' ? 'network' : 'failed');
    }
    setSent(true);
    return null;
  };
  return (
    <ProfileSection hash="email" title={t('emailTitle')} text={t('emailText')}>
      {sent ? (
        <p role="status">{t('emailSent')}</p>
      ) : (
        <OneField
          lang={lang}
          label={t('email')}
          hint={t('emailHint')}
          action={t('emailSend')}
          input={{
            name: 'email',
            type: 'email',
            autoComplete: 'email',
            autoCapitalize: 'none',
            maxLength: 254,
          }}
          onSubmit={send}
        />
      )}
    </ProfileSection>
  );
};
