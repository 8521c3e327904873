import { useEffect } from 'react';
import { useSession } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { signInPath } from '../../paths.ts';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';
import { useAsked } from '../../ui/useAsked.ts';

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
  const [open, setOpen] = useAsked('contact');
  const { state } = useSession();
  useEffect(() => {
    // A member whose own button was not there yet: the way in leads back at once.
    if (open && state === 'in') location.assign(signInPath(lang, back));
  }, [open, state, lang, back]);
  return (
    <SignInPrompt
      lang={lang}
      feature={open && state === 'out' ? 'contact' : null}
      back={back}
      onClose={() => setOpen(false)}
    />
  );
});
