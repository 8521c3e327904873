import { TriangleAlert } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';

type Props = {
  lang: Language;
  /** The message is not on the screen: it is one of those that are folded away. */
  earlier?: boolean;
};

/** A word of warning under what somebody else wrote; the message itself is never held back. */
export const MoneyWarning = ({ lang, earlier = false }: Props) => (
  <p className="mt-2 flex max-w-prose gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
    <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
    {translate(lang, conversations)(earlier ? 'moneyWarningEarlier' : 'moneyWarning')}
  </p>
);
