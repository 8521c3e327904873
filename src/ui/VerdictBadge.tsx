import type { VerdictKind } from '../domain/listings/verdictKinds.ts';
import type { Language } from '../i18n/languages.ts';
import { verdict } from '../i18n/texts/verdict.ts';
import { translate } from '../i18n/texts.ts';
import { badgeClass } from './variants.ts';

const tones = { low: 'warn', good: 'green', fair: 'grey', above: 'warn' } as const;

/** Rating of a price against similar bikes: on cards, bike pages and comparisons (decision 104). */
export const VerdictBadge = ({
  lang,
  kind,
  className,
}: {
  lang: Language;
  kind: VerdictKind;
  className?: string;
}) => <span className={badgeClass(tones[kind], className)}>{translate(lang, verdict)(kind)}</span>;
