import { History } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from './Notice.tsx';

export const KeptNotice = ({ lang, onDiscard }: { lang: Language; onDiscard: () => void }) => {
  const t = translate(lang, sell);
  return (
    <Notice icon={History}>
      <p className="flex-1">{t('kept.title')}</p>
      <Button size="sm" onClick={onDiscard}>
        {t('kept.discard')}
      </Button>
    </Notice>
  );
};
