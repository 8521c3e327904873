import type { Reconciled, Repaired } from '../../domain/reconcile/reconcile.schema.ts';
import { reconcileKinds, reconcileTimeoutMs } from '../../domain/reconcile/reconcile.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';

const listOf = (lang: Language, mended: Repaired): string =>
  reconcileKinds
    .flatMap((kind) => {
      const count = mended[kind] ?? 0;
      return count > 0 ? [translate(lang, admin)(`mended.${kind}`, { count })] : [];
    })
    .join(', ');

/**
 * Texts about the last reconcile run. `trouble`: its problem, or null.
 * @example reconcileWords('en', { ran_at, failed: 0, today: { rows: 2 } }, now).text // => 'Last check: … Fixed today: 2 list entries.'
 */
export const reconcileWords = (
  lang: Language,
  reconciled: Reconciled | null,
  now: number,
): { text: string | null; trouble: string | null } => {
  const t = translate(lang, admin);
  if (!reconciled) return { text: null, trouble: t('checkLate') };
  const { ran_at, failed, today } = reconciled;
  const list = listOf(lang, today);
  const time = formatMoment(lang, ran_at);
  const trouble = [
    ...(failed > 0 ? [t('checkFailed', { count: failed })] : []),
    ...(now - ran_at > reconcileTimeoutMs ? [t('checkLate')] : []),
  ];
  return {
    text: list === '' ? t('checkedWell', { time }) : t('checkedMended', { time, list }),
    trouble: trouble.length > 0 ? trouble.join(' ') : null,
  };
};
