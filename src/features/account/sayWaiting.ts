import type { Waiting } from '../../firebase/unread.ts';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';

/** @example sayWaiting('en', { open: 3, unread: 1 }) // => '3 open conversations, 1 unread' */
export const sayWaiting = (lang: Language, { open, unread }: Waiting): string => {
  const t = translate(lang, accountMenu);
  return `${t('openConversations', { count: open })}, ${unread > 0 ? t('unread', { count: unread }) : t('allRead')}`;
};
