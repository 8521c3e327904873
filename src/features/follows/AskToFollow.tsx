import { useEffect } from 'react';
import { canFollow } from '../../domain/alerts/follow.ts';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { island } from '../../shell/island.tsx';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';
import { useAsked } from '../../ui/useAsked.ts';
import type { FollowedSeller } from './followSeller.ts';

type Props = { lang: Language; seller: FollowedSeller; back: string };

/** Asks a visitor who presses 'Follow' to sign in; afterwards the visitor follows the seller. */
export const AskToFollow = island('ask to follow', ({ lang, seller, back }: Props) => {
  const [open, setOpen] = useAsked('follow');
  const session = useSession();
  const userId = session.state === 'in' ? session.user.id : null;
  useEffect(() => {
    if (!open || userId === null) return;
    // A member pressed the link before the session was known.
    setOpen(false);
    if (canFollow(userId, seller.id))
      void import('./followSeller.ts').then(({ followSeller }) => followSeller(lang, userId, seller));
  }, [open, userId, lang, seller, setOpen]);
  return (
    <SignInPrompt
      lang={lang}
      feature={open && session.state === 'out' ? 'follow' : null}
      back={back}
      pending={{ kind: 'follow', value: `${seller.id},${encodeURIComponent(seller.name)}` }}
      onClose={() => setOpen(false)}
    />
  );
});
