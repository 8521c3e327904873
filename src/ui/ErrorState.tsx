import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { Button } from './Button.tsx';

type Props = { lang: Language; title?: ReactNode; text?: ReactNode; onRetry?: (() => void) | undefined };

export const ErrorState = ({ lang, title, text, onRetry }: Props) => {
  const t = translate(lang, ui);
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <CloudOff size={32} strokeWidth={1.5} aria-hidden="true" className="text-danger" />
      <p className="mt-4 text-lg font-semibold">{title ?? t('failed')}</p>
      <p className="mt-1 max-w-sm text-ink-soft">{text ?? t('loadFailed')}</p>
      {onRetry && (
        <Button onClick={onRetry} className="mt-5">
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
