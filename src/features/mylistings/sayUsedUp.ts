import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

/** Shows that today's quota is used up, and how to raise it. */
export const sayUsedUp = async (lang: Language, kind: 'listing' | 'edit'): Promise<void> => {
  const t = translate(lang, mylistings);
  const { withAdvice } = await import('../../shell/quotaAdvice.ts');
  const title = t(kind === 'listing' ? 'quotaUsedUp' : 'editsUsedUp');
  notify({ ...(await withAdvice(lang, kind, { title, text: t('tomorrow') })), tone: 'error' });
};
