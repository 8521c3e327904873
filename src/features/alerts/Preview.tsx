import { useDeferredValue, useEffect, useState } from 'react';
import type { Criteria } from '../../domain/alerts/alert.ts';
import type { Card } from '../../domain/listings/card.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { readNewBikes, summarizeMatches } from './recentMatches.ts';

export const Preview = ({ lang, criteria }: { lang: Language; criteria: Criteria }) => {
  const t = translate(lang, alerts);
  const [bikes, setBikes] = useState<readonly Card[] | null>(null);
  const deferred = useDeferredValue(criteria);
  useEffect(() => {
    let isCurrent = true;
    readNewBikes(Date.now())
      .then((read) => isCurrent && setBikes(read))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  const sayMatches = (read: readonly Card[]) => {
    const { count, median } = summarizeMatches(read, deferred);
    if (count === 0) return t('previewNone');
    if (median === null) return t('previewCount', { count });
    return t('preview', { count, price: formatDong(lang, median) });
  };
  return (
    <p role="status" className="min-h-12 text-sm text-ink-soft">
      {bikes && sayMatches(bikes)}
    </p>
  );
};
