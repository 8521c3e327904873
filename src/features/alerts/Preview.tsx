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
  const matches = bikes && summarizeMatches(bikes, deferred);
  return (
    <p role="status" className="min-h-12 text-sm text-ink-soft">
      {matches &&
        (matches.median === null
          ? t('previewNone')
          : t('preview', { count: matches.count, price: formatDong(lang, matches.median) }))}
    </p>
  );
};
