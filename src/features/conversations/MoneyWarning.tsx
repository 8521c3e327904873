import { TriangleAlert } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';

type Props = {
  lang: Language;
  text?: string;
};

/** Shown below a message that asks for money. The message itself is never withheld. */
export const MoneyWarning = ({ lang, text }: Props) => (
  <p className="mt-2 flex max-w-prose gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
    <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
    <span>{text ?? translate(lang, conversations)('moneyWarning')}</span>
  </p>
);
