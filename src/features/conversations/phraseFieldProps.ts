import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Side } from '../../domain/conversations/suggestPhrases.ts';
import type { Language } from '../../i18n/languages.ts';

export type PhraseFieldProps = {
  lang: Language;
  /** Who speaks. */
  side: Side;
  /** The phrases of the other side's last message. */
  heard: readonly Phrase[];
  chosen: readonly Phrase[];
  onChange: (phrases: readonly Phrase[]) => void;
  /** The phrases were asked for by a button elsewhere: they open at once. */
  asked?: boolean;
  /** A phrase was chosen, or the phrases were hidden. */
  onDone?: () => void;
};
