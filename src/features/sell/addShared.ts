import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { Language } from '../../i18n/languages.ts';
import { shared } from '../../i18n/texts/shared.ts';
import { translate } from '../../i18n/texts.ts';
import { readShared } from '../../offline/readShared.ts';
import type { PhotoQueue } from '../../photos/queuedPhoto.ts';
import { notify } from '../../ui/notify.ts';

/** @returns the shared text, or '' */
export const addShared = async (lang: Language, queue: PhotoQueue): Promise<string> => {
  const t = translate(lang, shared);
  const received = await readShared();
  if (!received || (received.photos.length === 0 && received.left === 0 && received.words === '')) {
    notify({ title: t('lost'), text: t('lostText'), tone: 'error' });
    return '';
  }
  const { length: refused } = await queue.add(received.photos);
  const added = received.photos.length - refused;
  const left = received.left + refused;
  if (added > 0) notify({ title: t('added', { count: added }), text: t('addedText'), tone: 'success' });
  if (received.words !== '') notify({ title: t('words') });
  if (left > 0)
    notify({ title: t('left', { count: left }), text: t('leftText', { max: maxPhotos }), tone: 'error' });
  return received.words;
};
