import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { pictureUrl } from '../../photos/pictureUrl.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { askAdmin } from './askAdmin.ts';

type Props = { lang: Language; report: string; message: string; count: number };

export const ReportedPhotos = ({ lang, report, message, count }: Props) => {
  const t = translate(lang, admin);
  const [urls, setUrls] = useState<readonly (string | null)[] | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const show = async () => {
    setState('loading');
    try {
      const { photos } = await askAdmin({ queue: 'report_photos', report, message });
      setUrls(Object.values(photos).map(pictureUrl));
      setState('idle');
    } catch (failure) {
      reportHandled(failure, 'read the photos of a report');
      setState('failed');
    }
  };
  if (!urls)
    return (
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Button size="sm" loading={state === 'loading'} onClick={() => void show()}>
          {t('showPhotos', { count })}
        </Button>
        {state === 'failed' && (
          <span role="alert" className="text-sm text-danger">
            {t('photosFailed')}
          </span>
        )}
      </p>
    );
  return (
    <ul className="mt-2 grid gap-2 sm:grid-cols-2">
      {urls.map((url, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a report never change.
        <li key={index}>
          {url ? (
            <img src={url} alt={t('reportedPhoto', { place: index + 1 })} className="w-full rounded-md" />
          ) : (
            <p className="text-sm text-ink-soft">{t('photoDeleted')}</p>
          )}
        </li>
      ))}
    </ul>
  );
};
