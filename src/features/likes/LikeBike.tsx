import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { likes } from '../../i18n/texts/likes.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { keepLiked } from '../../offline/messages.ts';
import { island } from '../../shell/island.tsx';
import { useLikes } from '../../shell/useLikes.ts';
import { LikeButton } from '../../ui/LikeButton.tsx';
import { notify } from '../../ui/notify.ts';
import { PressWaits } from '../../ui/PressWaits.tsx';

const SignInPrompt = lazy(async () => ({
  default: (await import('../../ui/SignInPrompt.tsx')).SignInPrompt,
}));

type Props = { lang: Language; listingId: string; title: string; className?: string };

export const LikeBike = island('like bike', ({ lang, listingId, title, className }: Props) => {
  const { liked, toggle } = useLikes();
  const [isAsked, ask] = useState(false);
  const press = async () => {
    const done = await toggle(listingId);
    if (done.outcome === 'done') keepLiked(location.pathname, !liked.has(listingId));
    if (done.outcome === 'signIn') ask(true);
    if (done.outcome === 'failed')
      notify({
        title: translate(lang, likes)(done.wanted ? 'likeFailed' : 'unlikeFailed'),
        text: translate(lang, ui)('tryAgain'),
        tone: 'error',
      });
  };
  return (
    <>
      <LikeButton
        lang={lang}
        title={title}
        liked={liked.has(listingId)}
        onToggle={press}
        look="outline"
        {...(className && { className })}
      />
      <Suspense fallback={<PressWaits />}>
        {isAsked && (
          <SignInPrompt
            lang={lang}
            feature="favorite"
            back={location.pathname}
            pending={{ kind: 'like', value: listingId }}
            onClose={() => ask(false)}
          />
        )}
      </Suspense>
    </>
  );
});
