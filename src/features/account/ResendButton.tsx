import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { account } from '../../i18n/texts/account.ts';
import { Button } from '../../ui/Button.tsx';
import type { AccountText } from './CredentialInput.tsx';
import { resendConfirmation } from './confirmationEmail.ts';

type Props = { t: AccountText; lang: Language; redirect: string | null; onSent?: () => void };

export const ResendButton = ({ t, lang, redirect, onSent }: Props) => {
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<keyof typeof account | null>(null);
  const resend = async () => {
    setSending(true);
    setAnswer(null);
    const next = await resendConfirmation(lang, redirect);
    setAnswer(next);
    if (next === 'confirm.resent') onSent?.();
    setSending(false);
  };
  return (
    <div>
      <Button size="sm" loading={sending} onClick={() => void resend()}>
        {t('confirm.resend')}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {answer && t(answer)}
      </p>
    </div>
  );
};
