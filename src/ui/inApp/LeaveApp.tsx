import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { inApp } from '../../i18n/texts/inApp.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../Button.tsx';
import { buttonClass } from '../variants.ts';
import { type App, intentOf } from './inAppBrowser.ts';

export type Trouble = 'signIn' | 'download';

export const LeaveApp = ({ lang, app, trouble }: { lang: Language; app: App; trouble: Trouble }) => {
  const t = translate(lang, inApp);
  const [copy, setCopy] = useState<'copied' | 'notCopied' | null>(null);
  const intent = intentOf(navigator.userAgent, location.href);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopy('copied');
    } catch {
      // Many in-app browsers lack or block the clipboard.
      setCopy('notCopied');
    }
  };
  return (
    <div className="mb-3 rounded-md border border-line-strong px-4 py-3">
      <p className="mb-3 text-sm">{t(trouble, { app })}</p>
      <div className="flex flex-wrap gap-2">
        {intent && (
          <a href={intent} className={buttonClass({ size: 'sm' })}>
            {t('open')}
          </a>
        )}
        <Button size="sm" onClick={() => void copyLink()}>
          {t('copy')}
        </Button>
      </div>
      <div role="status" className="mt-2 text-sm">
        {copy && <p>{t(copy)}</p>}
        {copy === 'notCopied' && <p className="select-all break-all">{location.href}</p>}
      </div>
    </div>
  );
};
