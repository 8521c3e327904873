import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/texts.ts';
import { Toasts } from '../Toasts.tsx';
import { KitButtons } from './KitButtons.tsx';
import { KitChoices } from './KitChoices.tsx';
import { KitFields } from './KitFields.tsx';
import { KitOverlays } from './KitOverlays.tsx';
import { KitStates } from './KitStates.tsx';
import { KitTokens } from './KitTokens.tsx';
import { kitTexts } from './kitTexts.ts';

export const Kit = ({ lang }: { lang: Language }) => (
  <main className="mx-auto max-w-7xl px-4 md:px-6">
    <h1 className="pt-12 text-4xl">Kit</h1>
    <p className="mt-2 mb-10 max-w-2xl text-lg text-ink-soft">{translate(lang, kitTexts)('lead')}</p>
    <KitTokens lang={lang} />
    <KitButtons lang={lang} />
    <KitFields lang={lang} />
    <KitChoices lang={lang} />
    <KitOverlays lang={lang} />
    <KitStates lang={lang} />
    <Toasts lang={lang} />
  </main>
);
