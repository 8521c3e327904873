import type { OutboxPause } from '../../domain/outbox/outbox.schema.ts';
import type { Language } from '../../i18n/languages.ts';

/** What every part of the admin page is given. */
export type TabProps = {
  lang: Language;
  /** What the address asks to be found. */
  find: string | null;
  /** The pause of the outbox; null while emails go out. */
  pause: OutboxPause | null;
  /** Something was done: the figures have changed. */
  onDone: () => void;
};
