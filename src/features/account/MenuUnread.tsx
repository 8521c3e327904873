import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Waiting } from '../../firebase/unread.ts';
import type { Language } from '../../i18n/languages.ts';
import { AccountUnread } from './AccountUnread.tsx';
import { sayWaiting } from './sayWaiting.ts';

/** Finds the menu's button, which is outside the island. */
const findButton = () => document.querySelector<HTMLElement>('[data-header-menu] > summary');

/** Shows the number of open conversations on a phone's closed menu, and in its button's accessible name. */
export const MenuUnread = ({ lang, waiting }: { lang: Language; waiting: Waiting | null }) => {
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => setButton(findButton()), []);
  useEffect(() => {
    const name = button?.ariaLabel;
    if (!button || !name || !waiting?.open) return;
    button.ariaLabel = `${name}, ${sayWaiting(lang, waiting)}`;
    return () => {
      button.ariaLabel = name;
    };
  }, [button, lang, waiting]);
  return (
    button &&
    createPortal(<AccountUnread waiting={waiting} className="absolute top-0 right-0 -mx-2" />, button)
  );
};
