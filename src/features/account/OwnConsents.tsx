import { useEffect, useState } from 'react';
import { termsVersion } from '../../domain/accounts/consent.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { consents as texts } from '../../i18n/texts/consents.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { agree, agreedAt } from './consentStore.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { reportAccount } from './reportAccount.ts';

export const OwnConsents = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, texts);
  const [given, setGiven] = useState<number | null>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    agreedAt(userId).then(setGiven, (failure: unknown) => reportAccount(failure, 'read an agreement'));
  }, [userId]);
  const accept = async () => {
    setBusy(true);
    try {
      await agree(userId, lang);
      setGiven(Date.now());
      notify({ title: t('agreed'), tone: 'success' });
    } catch (failure) {
      reportAccount(failure, 'agree to the terms');
      // Another tab may have stored the agreement already.
      const now = await agreedAt(userId).catch(() => null);
      setGiven(now);
      if (now === null) notify({ title: t('failed'), tone: 'error' });
    }
    setBusy(false);
  };
  const version = formatDate(lang, Date.parse(termsVersion));
  return (
    <ProfileSection hash="terms" title={t('title')} text={t('text')}>
      <p>
        <a href={localize(lang, paths.terms)} className="underline">
          {t('terms')}
        </a>
        <span>{' · '}</span>
        <a href={localize(lang, paths.privacy)} className="underline">
          {t('privacy')}
        </a>
      </p>
      {given === null && (
        <div className="mt-3">
          <p className="mb-3 font-semibold">{t('ask', { version })}</p>
          <Button variant="primary" loading={busy} onClick={() => void accept()}>
            {t('agree')}
          </Button>
        </div>
      )}
      {typeof given === 'number' && (
        <p className="mt-3">{t('given', { version, date: formatDate(lang, given) })}</p>
      )}
      <p className="mt-3 text-ink-soft text-sm">{t('withdraw')}</p>
      <p className="mt-1">
        <a href={localize(lang, paths.alerts)} className="inline-flex min-h-11 items-center underline">
          {t('alerts')}
        </a>
      </p>
    </ProfileSection>
  );
};
