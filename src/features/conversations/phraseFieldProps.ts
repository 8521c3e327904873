import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Side } from '../../domain/conversations/suggestPhrases.ts';
import type { Language } from '../../i18n/languages.ts';

export type PhraseFieldProps = {
  lang: Language;
  side: Side;
  otherPhrases: readonly Phrase[];
  chosen: readonly Phrase[];
  onChange: (phrases: readonly Phrase[]) => void;
  opensAtOnce?: boolean;
  /** Called when a phrase was chosen or the phrases were hidden. */
  onDone?: () => void;
};
