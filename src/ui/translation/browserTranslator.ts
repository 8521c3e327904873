import type { Language } from '../../i18n/languages.ts';

type Pair = { sourceLanguage: Language; targetLanguage: Language };
type Monitor = {
  addEventListener: (type: 'downloadprogress', listener: (event: { loaded: number }) => void) => void;
};

/** A browser's own translator for two languages (https://developer.mozilla.org/docs/Web/API/Translator). */
type OpenTranslator = {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<string>;
  destroy?: () => void;
};

export type BrowserTranslator = {
  availability: (pair: Pair) => Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>;
  create: (
    options: Pair & { signal: AbortSignal; monitor: (monitor: Monitor) => void },
  ) => Promise<OpenTranslator>;
};

export const browserTranslator = (): BrowserTranslator | undefined => Reflect.get(globalThis, 'Translator');
