import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../i18n/languages.ts';
import { accountMenu } from '../../i18n/texts/accountMenu.ts';
import { translate } from '../../i18n/texts.ts';
import { AccountUnread } from './AccountUnread.tsx';

/** The phone's menu button, which stands outside of the island that fills the menu. */
const findButton = () => document.querySelector<HTMLElement>('[data-header-menu] > summary');

/** Shows on the shut menu of a phone that messages wait in it, and says so to whoever hears the button's name. */
export const MenuUnread = ({ lang, count }: { lang: Language; count: number | null }) => {
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => setButton(findButton()), []);
  useEffect(() => {
    const name = button?.ariaLabel;
    if (!button || !name || !count) return;
    button.ariaLabel = translate(lang, accountMenu)('menuUnread', { name, count });
    return () => {
      button.ariaLabel = name;
    };
  }, [button, lang, count]);
  return button && createPortal(<AccountUnread count={count} className="absolute top-1 right-0" />, button);
};
