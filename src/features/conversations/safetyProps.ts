import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';

/** What the dialogs of a conversation's menu are given. */
export type SafetyProps = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  other: { id: string; name: string };
  onClose: () => void;
  /** A report was taken. */
  onReported: () => void;
  /** Goes on to the question whether to block. */
  onBlock: () => void;
};
