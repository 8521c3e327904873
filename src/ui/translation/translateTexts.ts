import type { Language } from '../../i18n/languages.ts';
import type { BrowserTranslator } from './browserTranslator.ts';
import { piecesOf } from './piecesOf.ts';

type Asked = {
  from: Language;
  to: Language;
  signal: AbortSignal;
  /** Called with the downloaded share of the language, 0 to 1. */
  onDownload: (share: number) => void;
};

const around = /^(\s*)([\s\S]*?)(\s*)$/;

/**
 * Translates texts piece by piece in the browser, without a server.
 * @returns a plain text for each
 * @throws the translator's errors: NotSupportedError for an unknown pair, AbortError after the signal
 */
export const translateTexts = async (
  translator: BrowserTranslator,
  texts: readonly string[],
  { from, to, signal, onDownload }: Asked,
): Promise<string[]> => {
  const open = await translator.create({
    sourceLanguage: from,
    targetLanguage: to,
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  });
  try {
    const translated: string[] = [];
    for (const text of texts) {
      let whole = '';
      for (const piece of piecesOf(text)) {
        signal.throwIfAborted();
        const [, before = '', words = '', after = ''] = around.exec(piece) ?? [];
        whole += before + (words && (await open.translate(words, { signal }))) + after;
      }
      translated.push(whole);
    }
    signal.throwIfAborted();
    return translated;
  } finally {
    open.destroy?.();
  }
};
