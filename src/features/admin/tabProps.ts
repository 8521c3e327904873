import type { OutboxPause } from '../../domain/outbox/outbox.schema.ts';
import type { Language } from '../../i18n/languages.ts';

export type TabProps = {
  lang: Language;
  /** From the address. */
  find: string | null;
  /** Pause of the outbox; null while emails are sent. */
  pause: OutboxPause | null;
  /** Called after an action, since the figures have changed. */
  onDone: () => void;
};
