import { useEffect, useState } from 'react';
import { call } from '../../firebase/calls.ts';
import type { Language } from '../../i18n/languages.ts';
import { phone } from '../../i18n/texts/phone.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { loadPhone } from './loadPhone.ts';
import { PhoneSteps } from './PhoneSteps.tsx';

type Props = { lang: Language; onKeep: () => void; onGone: () => void };

export const LeaveByPhone = ({ lang, onKeep, onGone }: Props) => {
  const t = translate(lang, profile);
  const [own, setOwn] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadPhone()
      .then(({ ownPhone }) => setOwn(ownPhone()))
      .catch((failure: unknown) => {
        reportHandled(failure, 'load what proves a number');
        setFailed(true);
      });
  }, []);
  return (
    <div className="space-y-5">
      {own !== null && (
        <PhoneSteps
          lang={lang}
          own={own}
          action={t('leave.delete')}
          onCode={async (sent, code) => {
            await (await loadPhone()).provePhone(sent, code);
            await call('deleteAccount', {});
            onGone();
          }}
        />
      )}
      {failed && <p role="alert">{translate(lang, phone)('network')}</p>}
      <Button onClick={onKeep}>{t('leave.keep')}</Button>
    </div>
  );
};
