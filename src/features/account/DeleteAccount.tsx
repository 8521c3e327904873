import { lazy, Suspense, useState } from 'react';
import { isSocialProvider } from '../../domain/accounts/socialProviders.ts';
import type { Way } from '../../firebase/accounts.ts';
import type { Language } from '../../i18n/languages.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LeaveByPassword, LeaveByProvider } from './LeaveForms.tsx';

const LeaveByPhone = lazy(async () => ({ default: (await import('./LeaveByPhone.tsx')).LeaveByPhone }));

const LeaveByZalo = lazy(async () => ({ default: (await import('./LeaveByZalo.tsx')).LeaveByZalo }));

type Props = { lang: Language; email: string; ways: readonly Way[]; onGone: () => void };

export const DeleteAccount = ({ lang, email, ways, onGone }: Props) => {
  const t = translate(lang, profile);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // SMS codes cost money, so the phone comes last.
  const way = ways.includes('password')
    ? 'password'
    : (ways.find((candidate) => candidate !== 'phone') ?? ways[0]);
  return (
    <>
      <Button disabled={!way} onClick={() => setOpen(true)}>
        <span className="text-danger">{t('leave.open')}</span>
      </Button>
      <Dialog lang={lang} open={open} onOpenChange={setOpen} title={t('leave.ask')}>
        <p className="mb-4">
          {t('leave.text')} <strong>{t('leave.final')}</strong>
        </p>
        {way === 'password' && <LeaveByPassword lang={lang} email={email} onKeep={close} onGone={onGone} />}
        {isSocialProvider(way) && (
          <LeaveByProvider lang={lang} provider={way} onKeep={close} onGone={onGone} />
        )}
        <Suspense fallback={null}>
          {way === 'phone' && <LeaveByPhone lang={lang} onKeep={close} onGone={onGone} />}
          {way === 'zalo' && <LeaveByZalo lang={lang} onKeep={close} onGone={onGone} />}
        </Suspense>
      </Dialog>
    </>
  );
};
