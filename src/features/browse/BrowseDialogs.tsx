import { type ComponentProps, lazy, Suspense } from 'react';
import { PressWaits } from '../../ui/PressWaits.tsx';
import { BrowseSheets } from './BrowseSheets.tsx';
import type { useCardActions } from './useCardActions.ts';

const SignInPrompt = lazy(async () => ({
  default: (await import('../../ui/SignInPrompt.tsx')).SignInPrompt,
}));

type Props = ComponentProps<typeof BrowseSheets> &
  Pick<ReturnType<typeof useCardActions>, 'prompt' | 'closePrompt'>;

export const BrowseDialogs = ({ prompt, closePrompt, ...sheets }: Props) => (
  <Suspense fallback={<PressWaits />}>
    <BrowseSheets {...sheets} />
    {prompt && (
      <SignInPrompt
        lang={sheets.lang}
        back={location.pathname + location.search}
        {...prompt}
        onClose={closePrompt}
      />
    )}
  </Suspense>
);
