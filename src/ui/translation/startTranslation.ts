import type { Language } from '../../i18n/languages.ts';
import type { BrowserTranslator } from './browserTranslator.ts';
import { translateTexts } from './translateTexts.ts';

export type TranslationState =
  | { step: 'preparing' | 'slow' | 'cancelled' | 'failed' | 'unsupported' }
  | { step: 'downloading'; percent: number }
  | { step: 'translated'; texts: readonly string[] };

/** Milliseconds without progress after which a translation counts as slow. */
export const slowAfter = 8_000;

type Work = {
  translator: BrowserTranslator;
  texts: readonly string[];
  from: Language;
  to: Language;
  onState: (state: TranslationState) => void;
};

const ending = (failure: unknown) =>
  failure instanceof Error && failure.name === 'NotSupportedError' ? 'unsupported' : 'failed';

/**
 * Starts a translation and reports its state; never throws. Call it on a click, as browsers require.
 * @returns a function that cancels at once, even if the browser continues
 */
export const startTranslation = ({ translator, texts, from, to, onState }: Work): (() => void) => {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (state: TranslationState, goesOn: boolean) => {
    clearTimeout(timer);
    onState(state);
    if (goesOn) timer = setTimeout(() => onState({ step: 'slow' }), slowAfter);
  };
  const saySince = (state: TranslationState, goesOn = false) => {
    if (!abort.signal.aborted) say(state, goesOn);
  };
  const onDownload = (share: number) =>
    saySince(
      share < 1 ? { step: 'downloading', percent: Math.floor(share * 100) } : { step: 'preparing' },
      true,
    );
  saySince({ step: 'preparing' }, true);
  translateTexts(translator, texts, { from, to, signal: abort.signal, onDownload }).then(
    (translated) => saySince({ step: 'translated', texts: translated }),
    (failure: unknown) => saySince({ step: ending(failure) }),
  );
  return () => {
    abort.abort();
    say({ step: 'cancelled' }, false);
  };
};
