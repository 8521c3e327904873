import { useEffect, useState } from 'react';
import { sessionKnown } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { signInPath } from '../../paths.ts';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';

type Props = {
  lang: Language;
  /** Where to come back to after signing in. */
  back: string;
};

/**
 * Asks a visitor who presses 'Contact seller' to sign in or to sign up, with the reason (D11). The script comes with the
 * first press; where it cannot be had, the link leads to the way in.
 */
export const AskToSignIn = island('ask to sign in', ({ lang, back }: Props) => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ask = async () => {
      const { state } = await sessionKnown();
      // A member whose own button was not there yet: the way in leads back at once.
      if (state === 'in') location.assign(signInPath(lang, back));
      else setOpen(true);
    };
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
      if (!event.target.closest('[data-ask="contact"]')) return;
      event.preventDefault();
      void ask();
    };
    // The press that woke this came before anybody listened.
    void ask();
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [lang, back]);
  return (
    <SignInPrompt lang={lang} feature={open ? 'contact' : null} back={back} onClose={() => setOpen(false)} />
  );
});
