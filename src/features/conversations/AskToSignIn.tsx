import { useEffect } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { signInPath } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';
import { useAsked } from '../../ui/useAsked.ts';

type Props = {
  lang: Language;
  back: string;
};

/**
 * Asks a visitor who presses 'Contact seller' to sign in, and says why (D11). Loaded on the first press;
 * without scripts, the link leads to the sign-in page.
 */
export const AskToSignIn = island('ask to sign in', ({ lang, back }: Props) => {
  const [open, setOpen] = useAsked('contact');
  const { state } = useSession();
  useEffect(() => {
    // Members who pressed before the session was known: the sign-in page redirects them at once.
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
