import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';

export type SafetyProps = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  other: { id: string; name: string };
  onClose: () => void;
  onReported: () => void;
  onBlock: () => void;
};
