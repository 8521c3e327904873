import { type ComponentProps, useCallback, useRef, useState } from 'react';
import type { Card } from '../../domain/listings/card.ts';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { likes as texts } from '../../i18n/texts/likes.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { contactPath } from '../../paths.ts';
import { useLikes } from '../../shell/useLikes.ts';
import { notify } from '../../ui/notify.ts';
import type { SignInPrompt } from '../../ui/SignInPrompt.tsx';

type PromptProps = ComponentProps<typeof SignInPrompt>;
type Prompt = Pick<PromptProps, 'feature' | 'pending'> & Partial<Pick<PromptProps, 'back'>>;

export const useCardActions = (lang: Language) => {
  const session = useSession();
  const { liked, toggle } = useLikes();
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  // A ref, so that a like does not render all cards again.
  const latest = useRef({ toggle, isVisitor: session.state === 'out' });
  latest.current = { toggle, isVisitor: session.state === 'out' };

  const onLike = useCallback(
    async ({ id }: Card) => {
      const done = await latest.current.toggle(id);
      if (done.outcome === 'signIn') setPrompt({ feature: 'favorite', pending: { kind: 'like', value: id } });
      if (done.outcome === 'failed')
        notify({
          title: translate(lang, texts)(done.wanted ? 'likeFailed' : 'unlikeFailed'),
          text: translate(lang, ui)('tryAgain'),
          tone: 'error',
        });
    },
    [lang],
  );
  const onContact = useCallback(
    ({ slug }: Card) => {
      if (latest.current.isVisitor) setPrompt({ feature: 'contact', back: contactPath(lang, slug) });
      return latest.current.isVisitor;
    },
    [lang],
  );

  const asksToSignIn = session.state !== 'in';
  return { liked, onLike, onContact, asksToSignIn, prompt, closePrompt: () => setPrompt(null) };
};
