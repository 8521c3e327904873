import { lazy, Suspense, useState } from 'react';
import type { StockTable } from '../../domain/stock/stock.schema.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { island } from '../../shell/island.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { ChangesTab } from './ChangesTab.tsx';
import { RefusedList } from './RefusedList.tsx';
import { StockList } from './StockList.tsx';
import { type StockState, useStock } from './useStock.ts';

const ImportTab = lazy(async () => ({ default: (await import('./ImportTab.tsx')).ImportTab }));
const PhotosTab = lazy(async () => ({ default: (await import('./PhotosTab.tsx')).PhotosTab }));

const tabs = ['bikes', 'import', 'photos', 'changes'] as const;
type Tab = (typeof tabs)[number];

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="sr-only">
      {translate(lang, stock)('loading')}
    </p>
    <Skeleton className="h-12 w-full" />
    <Skeleton className="mt-6 h-64 w-full rounded-lg" />
  </>
);

const Shop = ({ lang, table, state }: { lang: Language; table: StockTable; state: StockState }) => {
  const t = translate(lang, stock);
  const [tab, setTab] = useState<Tab>(table.bikes.length === 0 ? 'import' : 'bikes');
  const content = (name: Tab) => {
    const props = { lang, table, state };
    if (name === 'bikes') return <StockList {...props} />;
    if (name === 'import') return <ImportTab {...props} onDone={() => setTab('bikes')} />;
    return name === 'photos' ? <PhotosTab {...props} /> : <ChangesTab {...props} />;
  };
  return (
    <>
      <RefusedList lang={lang} refused={state.refused} />
      <Tabs
        label={t('sections')}
        tabs={tabs.map((name) => ({
          value: name,
          label: t(`tab.${name}`),
          content: (
            <Suspense fallback={<Waiting lang={lang} />}>{name === tab ? content(name) : null}</Suspense>
          ),
        }))}
        value={tab}
        onValueChange={setTab}
      />
    </>
  );
};

/** Empty for members without a shop: the island ShopTeam explains why. */
export const Stock = island('stock', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  const state = useStock(lang, user?.id);
  const { loaded, load } = state;
  return (
    <>
      {loaded.state === 'loading' && <Waiting lang={lang} />}
      {loaded.state === 'failed' && <ErrorState lang={lang} onRetry={() => void load()} />}
      {loaded.state === 'ready' && <Shop lang={lang} table={loaded.table} state={state} />}
      <Toasts lang={lang} />
    </>
  );
});
