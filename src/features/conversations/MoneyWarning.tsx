import { TriangleAlert } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';

/** A word of warning under what somebody else wrote; the message itself is never held back. */
export const MoneyWarning = ({ lang }: { lang: Language }) => (
  <p className="mt-2 flex max-w-prose gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
    <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
    {translate(lang, conversations)('moneyWarning')}
  </p>
);
