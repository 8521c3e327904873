import type { Language } from '../../i18n/languages.ts';
import { signInReason as words } from '../../i18n/texts/signInReason.ts';
import { translate } from '../../i18n/texts.ts';
import { askHash, contactHash, localize, type Path, paths, shareKitPath } from '../../paths.ts';

/** Reasons why a page or action needs a sign-in. */
export const reasonsIn = (lang: Language): Record<string, string> => {
  const t = translate(lang, words);
  const to = (path: Path) => localize(lang, path);
  return {
    ended: t('ended'),
    like: t('like'),
    follow: t('follow'),
    [contactHash]: t('contact'),
    [askHash('report')]: t('report'),
    [to(paths.messages)]: t('message'),
    [to(paths.alerts)]: t('alert'),
    [to(paths.sell)]: t('sell'),
    [to(paths.editListing('')).slice(0, -1)]: t('sell'),
    [to(paths.myListings)]: t('listings'),
    [to(shareKitPath)]: t('listings'),
    [to(paths.likedBikes)]: t('liked'),
    [to(paths.profile)]: t('profile'),
  };
};
