import { useEffect, useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { QueuedPhoto } from '../../photos/queuedPhoto.ts';
import { notify } from '../../ui/notify.ts';

/** Shows a notice per failed upload: the photo may be out of view. */
export const useFailureNotices = (lang: Language, photos: readonly QueuedPhoto[]) => {
  const noticed = useRef(new Set<string>());
  useEffect(() => {
    const t = translate(lang, sell);
    for (const { address, problem } of photos) {
      if (problem === null || problem === 'lost' || noticed.current.has(address)) continue;
      noticed.current.add(address);
      if (problem === 'compression')
        notify({ title: t('photo.compression'), text: t('compressionFailedText'), tone: 'error' });
      else if (problem === 'heic' || problem === 'truncated' || problem === 'shape')
        notify({ title: t(`photo.${problem}`), tone: 'error' });
      else notify({ title: t('photo.upload'), text: t('uploadFailedText'), tone: 'error' });
    }
  }, [lang, photos]);
};
