import type { StockTable } from '../../domain/stock/stock.schema.ts';
import { formatRecent } from '../../i18n/formatRecent.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { StockState } from './useStock.ts';

type Props = { lang: Language; table: StockTable; state: StockState };

export const ChangesTab = ({ lang, table, state }: Props) => {
  const t = translate(lang, stock);
  if (table.changes.length === 0) return <p className="py-4">{t('noChanges')}</p>;
  return (
    <>
      <p className="mb-2 max-w-prose text-ink-soft">{t('changesText')}</p>
      <ul>
        {table.changes.map(({ id, kind, bikes, created_at, undone }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 border-t border-line py-1.5">
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{t(`kind.${kind}`)}</span>
              {' · '}
              <span>{t('count', { count: bikes })}</span>
              {' · '}
              <time dateTime={new Date(created_at).toISOString()} translate="no">
                {formatRecent(lang, created_at, Date.now())}
              </time>
            </span>
            {undone ? (
              <span className="text-ink-soft">{t('wasUndone')}</span>
            ) : (
              <Button
                size="sm"
                disabled={state.working}
                onClick={() => void state.act({ act: 'undo', change: id }, 'undone')}
              >
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
