import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { follows } from '../../i18n/texts/follows.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';

// Loaded on demand, because it imports the schemas.
export const store = () => import('../../firebase/follows.ts');

export type FollowedSeller = { id: string; name: string };

/** @returns whether it succeeded */
export const followSeller = async (
  lang: Language,
  userId: string,
  seller: FollowedSeller,
): Promise<boolean> => {
  const t = translate(lang, follows);
  try {
    await (await store()).follow(userId, seller);
    notify({
      title: t('done', { name: seller.name }),
      text: t('doneText'),
      tone: 'success',
      link: { href: localize(lang, paths.alerts), label: t('toAlerts') },
    });
    return true;
  } catch (failure) {
    const isFull = codeOf(failure) === 'resource-exhausted';
    if (!isFull) reportHandled(failure, 'follow a seller');
    const text = isFull ? t('tooMany') : translate(lang, ui)('tryAgain');
    notify({ title: t('failed'), text, tone: 'error' });
    return false;
  }
};
