import type { Reconciled } from '../../domain/reconcile/reconcile.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { reconcileWords } from './reconcileWords.ts';

export const ReconcileLine = ({ lang, reconciled }: { lang: Language; reconciled: Reconciled | null }) => {
  const { text, trouble } = reconcileWords(lang, reconciled, Date.now());
  return (
    <div className="mt-1 text-sm">
      {text && <p className="text-ink-soft">{text}</p>}
      {trouble && <p className="font-semibold text-danger">{trouble}</p>}
    </div>
  );
};
