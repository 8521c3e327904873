import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/variants.ts';
import type { AccountText } from './CredentialInput.tsx';
import { type App, intentOf } from './inAppBrowser.ts';

/** Says why Google is the last choice in an app's browser, and how to open the page in another one. */
export const LeaveApp = ({ t, app }: { t: AccountText; app: App }) => {
  const [copy, setCopy] = useState<'copied' | 'notCopied' | null>(null);
  const intent = intentOf(navigator.userAgent, location.href);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopy('copied');
    } catch {
      // Many of these browsers have no clipboard, or refuse it.
      setCopy('notCopied');
    }
  };
  return (
    <div className="mb-3 rounded-md border border-line-strong px-4 py-3">
      <p className="mb-3 text-sm">{t('inApp.text', { app })}</p>
      <div className="flex flex-wrap gap-2">
        {intent && (
          <a href={intent} className={buttonClass({ size: 'sm' })}>
            {t('inApp.open')}
          </a>
        )}
        <Button size="sm" onClick={() => void copyLink()}>
          {t('inApp.copy')}
        </Button>
      </div>
      <div role="status" className="mt-2 text-sm">
        {copy && <p>{t(`inApp.${copy}`)}</p>}
        {copy === 'notCopied' && <p className="select-all break-all">{location.href}</p>}
      </div>
    </div>
  );
};
