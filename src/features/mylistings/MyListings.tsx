import { Bike, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { vietnameseDay } from '../../domain/time/time.ts';
import { useRenewedDevice } from '../../firebase/renewLater.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import { useRates } from '../../firebase/useRates.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, shopStockPath } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { NoEmailNotice } from '../../shell/NoEmailNotice.tsx';
import { offerKept } from '../../shell/offerLater.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { arrange, type Choice, countTabs, tabs } from './arrange.ts';
import { ListingsToolbar } from './ListingsToolbar.tsx';
import type { Question } from './OwnDialogs.tsx';
import { compactFrom, OwnList, OwnRowSkeleton } from './OwnList.tsx';
import { OwnRow } from './OwnRow.tsx';
import { type Mine, mayKnowBuyer } from './planAction.ts';
import { useChosen } from './useChosen.ts';
import { useFigures } from './useFigures.ts';
import { useMyListings } from './useMyListings.ts';
import { useRepeats } from './useRepeats.ts';

const SeveralBar = lazy(async () => ({ default: (await import('./SeveralBar.tsx')).SeveralBar }));
const DeletedListings = lazy(async () => ({
  default: (await import('./DeletedListings.tsx')).DeletedListings,
}));
const OwnDialogs = lazyPart(async () => (await import('./OwnDialogs.tsx')).OwnDialogs);

const pageSize = 30;

const skeletons = [1, 2, 3];

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="sr-only">
      {translate(lang, mylistings)('loading')}
    </p>
    <OwnList>
      {skeletons.map((number) => (
        <OwnRowSkeleton key={number} />
      ))}
    </OwnList>
  </>
);

type ArrangedProps = {
  lang: Language;
  userId: string;
  mine: ReturnType<typeof useMyListings>;
  listings: readonly Mine[];
  onAsk: (question: Question) => void;
};

const Arranged = ({ lang, userId, mine, listings, onAsk }: ArrangedProps) => {
  const t = translate(lang, mylistings);
  const rates = useRates(true);
  const figures = useFigures();
  const repeats = useRepeats(userId, listings);
  const chosen = useChosen();
  const [choice, setChoice] = useState<Choice>({ tab: 'all', words: '', order: 'newest' });
  const [room, setRoom] = useState(pageSize);
  const counts = countTabs(listings);
  const matches = arrange(listings, choice, figures);
  const shown = matches.slice(0, room);
  const isChosen = ({ id }: Mine) => chosen.ids?.has(id) ?? false;
  const choose = (next: Choice) => {
    setChoice(next);
    setRoom(pageSize);
  };
  const rows = (
    <>
      {matches.length === 0 && <p className="py-4 text-center">{t('noneFound')}</p>}
      <OwnList compact={listings.length >= compactFrom}>
        {shown.map((listing) => (
          <li key={listing.id}>
            <OwnRow
              lang={lang}
              listing={listing}
              rates={rates}
              busy={mine.busy.has(listing.id)}
              figures={figures[listing.id] ?? null}
              repeats={repeats.get(listing.id) ?? null}
              chosen={
                chosen.ids && {
                  value: isChosen(listing),
                  set: (value) => chosen.choose([listing.id], value),
                }
              }
              onAction={(action) => {
                const asks =
                  action === 'delete' ||
                  action === 'reserve' ||
                  (action === 'markSold' && mayKnowBuyer(listing, figures[listing.id]));
                if (asks) onAsk({ action, listing });
                else void mine.act(listing, action);
              }}
              onBuyer={() => onAsk({ action: 'buyer', listing })}
            />
          </li>
        ))}
      </OwnList>
      {matches.length > room && (
        <p className="mt-6 text-center">
          <Button onClick={() => setRoom(room + pageSize)}>
            {t('showMore', { count: Math.min(matches.length - room, pageSize) })}
          </Button>
        </p>
      )}
      {chosen.ids && (
        <Suspense>
          <SeveralBar
            lang={lang}
            mine={mine}
            choice={chosen}
            chosen={listings.filter(isChosen)}
            shown={shown}
          />
        </Suspense>
      )}
    </>
  );
  if (listings.length < 2) return rows;
  return (
    <>
      {listings.some(({ shop }) => shop) && (
        <p className="mb-4">
          <a href={localize(lang, shopStockPath)} className="onward">
            {t('shop')}
          </a>
        </p>
      )}
      <ListingsToolbar lang={lang} choice={choice} onChoice={choose} chosen={chosen} />
      <Tabs
        label={t('status')}
        tabs={tabs
          .filter((tab) => tab === 'all' || tab === choice.tab || counts[tab] > 0)
          .map((tab) => ({
            value: tab,
            label: t(`tab.${tab}`, { count: counts[tab] }),
            content: rows,
          }))}
        value={choice.tab}
        onValueChange={(tab) => choose({ ...choice, tab })}
      />
    </>
  );
};

const saveTable = async (lang: Language, listings: readonly Mine[]) => {
  try {
    const { saveOwnTable } = await import('./ownTable.ts');
    saveOwnTable(lang, listings, vietnameseDay(Date.now()));
  } catch (failure) {
    reportHandled(failure, 'save a table of own listings');
    notifyFailure(lang, { title: translate(lang, mylistings)('saveTableFailed') });
  }
};

const Listings = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, mylistings);
  const mine = useMyListings(lang, userId);
  // Undefined until the first dialog is needed; then the dialogs' code loads.
  const [question, ask] = useState<Question | null>();
  if (mine.state === 'loading') return <Waiting lang={lang} />;
  if (mine.state === 'failed') return <ErrorState lang={lang} onRetry={mine.retry} />;
  return (
    <>
      {mine.listings.length === 0 ? (
        <EmptyState
          icon={Bike}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <ButtonLink variant="primary" href={localize(lang, paths.sell)}>
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <NoEmailNotice lang={lang} />
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-ink-soft">{t('count', { count: mine.listings.length })}</p>
            <span className="flex flex-wrap gap-2">
              <ButtonLink variant="primary" href={localize(lang, paths.sell)}>
                <Plus size={18} aria-hidden="true" className="shrink-0" />
                {t('addNew')}
              </ButtonLink>
              <Button onClick={() => void saveTable(lang, mine.listings)}>{t('saveTable')}</Button>
            </span>
          </div>
          <Arranged lang={lang} userId={userId} mine={mine} listings={mine.listings} onAsk={ask} />
        </>
      )}
      {mine.deleted.length > 0 && (
        <Suspense>
          <DeletedListings
            lang={lang}
            listings={mine.deleted}
            busy={mine.busy}
            onRestore={(listing) => void mine.act(listing, 'restore')}
          />
        </Suspense>
      )}
      {question !== undefined && (
        <OwnDialogs
          lang={lang}
          mine={mine}
          question={question}
          onClose={() => ask(null)}
          onLost={() => {
            ask(undefined);
            notify({ title: t('partLost'), tone: 'error' });
          }}
        />
      )}
    </>
  );
};

export const MyListings = island('my listings', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  const id = user?.id;
  useRenewedDevice(lang, id);
  useEffect(() => {
    if (id) offerKept(lang);
  }, [lang, id]);
  return (
    <>
      {user ? <Listings key={user.id} lang={lang} userId={user.id} /> : <Waiting lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
