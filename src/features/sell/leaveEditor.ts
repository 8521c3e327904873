import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { notifyNext } from '../../ui/notifyNext.ts';

/** Opens /my-listings with a notice that the listing failed to load (S8.4). */
export const leaveEditor = (lang: Language): void => {
  notifyNext({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
  location.replace(localize(lang, paths.myListings));
};
