import { Bike, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useGuardedUser } from '../../firebase/session.ts';
import { useRates } from '../../firebase/useRates.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { CardGrid, OwnCardSkeleton } from './CardGrid.tsx';
import { OwnCard } from './OwnCard.tsx';
import type { Mine } from './planAction.ts';
import { useMyListings } from './useMyListings.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

const skeletons = [1, 2, 3];

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="sr-only">
      {translate(lang, mylistings)('loading')}
    </p>
    <CardGrid>
      {skeletons.map((place) => (
        <OwnCardSkeleton key={place} />
      ))}
    </CardGrid>
  </>
);

const AddNew = ({ lang }: { lang: Language }) => {
  const t = translate(lang, mylistings);
  return (
    <a
      href={localize(lang, paths.sell)}
      className="flex h-full min-h-28 flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-line-strong bg-surface p-4 text-center no-underline hover:border-ink hover:bg-sunken"
    >
      <Plus size={28} aria-hidden="true" className="text-signal" />
      <span className="font-semibold">{t('addNew')}</span>
      <span className="text-sm text-ink-faint">{t('addNewText')}</span>
    </a>
  );
};

const Listings = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, mylistings);
  const mine = useMyListings(lang, userId);
  const rates = useRates(mine.state === 'ready' && mine.listings.length > 0);
  // Undefined until somebody asks to delete one: before that there is nothing to load.
  const [asked, ask] = useState<Mine | null>();
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
          <p className="mb-4 text-ink-soft">{t('count', { count: mine.listings.length })}</p>
          <CardGrid>
            <li>
              <AddNew lang={lang} />
            </li>
            {mine.listings.map((listing) => (
              <li key={listing.id}>
                <OwnCard
                  lang={lang}
                  listing={listing}
                  rates={rates}
                  busy={mine.busy.has(listing.id)}
                  onAction={(action) => (action === 'delete' ? ask(listing) : void mine.act(listing, action))}
                />
              </li>
            ))}
          </CardGrid>
        </>
      )}
      {asked !== undefined && (
        <Suspense>
          <DeleteDialog
            lang={lang}
            listing={asked}
            onCancel={() => ask(null)}
            onConfirm={(listing) => {
              ask(null);
              void mine.act(listing, 'delete');
            }}
          />
        </Suspense>
      )}
    </>
  );
};

/** The island of /my-listings. */
export const MyListings = island('my listings', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  return (
    <>
      {user ? <Listings key={user.id} lang={lang} userId={user.id} /> : <Waiting lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
