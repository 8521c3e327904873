import { useEffect, useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import type { QueuedPhoto } from './queuedPhoto.ts';

/** Says once for each failed try that a photo could not be compressed or sent, wherever the seller is in the form. */
export const useFailureNotices = (lang: Language, photos: readonly QueuedPhoto[]) => {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const t = translate(lang, sell);
    for (const { address, problem } of photos) {
      if (problem === null || problem === 'lost' || said.current.has(address)) continue;
      said.current.add(address);
      if (problem === 'compression')
        notify({ title: t('photo.compression'), text: t('compressionFailedText'), tone: 'error' });
      else if (problem === 'heic' || problem === 'truncated' || problem === 'shape')
        notify({ title: t(`photo.${problem}`), tone: 'error' });
      else notify({ title: t('photo.upload'), text: t('uploadFailedText'), tone: 'error' });
    }
  }, [lang, photos]);
};
