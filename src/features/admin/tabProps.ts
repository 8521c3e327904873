import type { Role } from '../../domain/admin/roles.ts';
import type { OutboxPause } from '../../domain/outbox/outbox.schema.ts';
import type { Language } from '../../i18n/languages.ts';

export type TabProps = {
  lang: Language;
  operator: { id: string; role: Role };
  /** Search text from the URL. */
  find: string | null;
  pause: OutboxPause | null;
  /** Called after an action, to reload the figures. */
  onDone: () => void;
};
