import { LifeBuoy } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';

export const HelpLink = ({ lang }: { lang: Language }) => (
  <a
    href={localize(lang, paths.contact)}
    data-ask="support"
    aria-haspopup="dialog"
    className="inline-flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-md px-1 text-xs font-semibold whitespace-nowrap no-underline hover:bg-sunken md:mr-auto md:flex-row md:gap-2 md:px-3 md:text-sm"
  >
    <LifeBuoy size={18} aria-hidden="true" />
    {translate(lang, sell)('help')}
  </a>
);
