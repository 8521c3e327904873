import { useState } from 'react';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { InAppHint } from '../../ui/inApp/InAppHint.tsx';
import { notify } from '../../ui/notify.ts';
import { reportAccount } from './reportAccount.ts';

export const DownloadData = ({ lang }: { lang: Language }) => {
  const t = translate(lang, profile);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadData } = await import('./downloadData.ts');
      await downloadData();
    } catch (failure) {
      reportAccount(failure, 'download data');
      const limited = codeOf(failure) === 'resource-exhausted';
      notify({ title: t(limited ? 'data.limit' : 'data.failed'), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <>
      <InAppHint lang={lang} trouble="download" />
      <Button loading={busy} loadingLabel={t('data.preparing')} onClick={() => void download()}>
        {t('data.download')}
      </Button>
    </>
  );
};
