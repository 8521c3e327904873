import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import type { Language } from '../../i18n/languages.ts';
import { shared } from '../../i18n/texts/shared.ts';
import { translate } from '../../i18n/texts.ts';
import { readShared } from '../../offline/readShared.ts';
import { notify } from '../../ui/notify.ts';
import type { PhotoQueue } from './queuedPhoto.ts';

/**
 * Adds the photos that somebody shared with the site to the form, once, and says what became of them.
 * @returns the words that came along; empty where there were none
 */
export const addShared = async (lang: Language, queue: PhotoQueue): Promise<string> => {
  const t = translate(lang, shared);
  const found = await readShared();
  if (!found || (found.photos.length === 0 && found.left === 0 && found.words === '')) {
    notify({ title: t('lost'), text: t('lostText'), tone: 'error' });
    return '';
  }
  const { length: refused } = await queue.add(found.photos);
  const added = found.photos.length - refused;
  const left = found.left + refused;
  if (added > 0) notify({ title: t('added', { count: added }), text: t('addedText'), tone: 'success' });
  if (found.words !== '') notify({ title: t('words') });
  if (left > 0)
    notify({ title: t('left', { count: left }), text: t('leftText', { max: maxPhotos }), tone: 'error' });
  return found.words;
};
