import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { notifyNext } from '../../ui/notifyNext.ts';

/** Leads from a listing that failed to load back to the list, and says so there (S8.4). */
export const leaveEditor = (lang: Language): void => {
  notifyNext({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
  location.replace(localize(lang, paths.myListings));
};
