import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { titleOf } from '../../domain/listings/listing.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import { useRates } from '../../firebase/useRates.ts';
import type { Language } from '../../i18n/languages.ts';
import { likes } from '../../i18n/texts/likes.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { viewingLink } from '../../papersLink.ts';
import { localize, paths } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { useLikes } from '../../shell/useLikes.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { BuyerCard } from '../../ui/BuyerCard.tsx';
import { ChosenBikes } from '../../ui/ChosenBikes.tsx';
import { $chosenBikes, openChosen } from '../../ui/chosenBikes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { ChooseBike } from './ChooseBike.tsx';
import { useLikedBikes } from './useLikedBikes.ts';

const skeletons = [1, 2, 3];

const Grid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
);

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="mb-4 text-ink-soft">
      {translate(lang, likes)('loading')}
    </p>
    <Grid>
      {skeletons.map((key) => (
        <li key={key}>
          <Skeleton className="aspect-4/3 w-full rounded-lg" />
          <div className="mt-3">
            <SkeletonText lines={4} />
          </div>
        </li>
      ))}
    </Grid>
  </>
);

const Liked = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, likes);
  const bikes = useLikedBikes(lang, userId);
  const { liked, toggle } = useLikes();
  const chosen = useStore($chosenBikes) ?? [];
  useEffect(openChosen, []);
  const isReady = bikes.state === 'ready';
  const rates = useRates(isReady && bikes.cards.length > 0);
  if (bikes.state === 'loading') return <Waiting lang={lang} />;
  if (bikes.state === 'failed')
    return <ErrorState lang={lang} title={t('loadFailed')} onRetry={() => void bikes.retry()} />;

  const press = async (id: string) => {
    const done = await toggle(id);
    if (done.outcome === 'failed')
      notify({
        title: t(done.wanted ? 'likeFailed' : 'unlikeFailed'),
        text: translate(lang, ui)('tryAgain'),
        tone: 'error',
      });
  };
  const gone = bikes.gone > 0 && <p className="mt-8 text-ink-soft">{t('gone', { count: bikes.gone })}</p>;
  if (bikes.cards.length === 0 && !bikes.next)
    return (
      <>
        <EmptyState
          icon={Heart}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <ButtonLink variant="primary" href={localize(lang, paths.home)}>
              {t('browse')}
            </ButtonLink>
          }
        />
        {gone}
      </>
    );
  const forSale = bikes.cards.filter(({ status }) => status === 'active');
  return (
    <>
      <Grid>
        {bikes.cards.map((card) => (
          <li key={card.id} className="flex flex-col">
            <BuyerCard
              lang={lang}
              card={card}
              rates={rates}
              liked={liked.has(card.id)}
              onLike={() => press(card.id)}
              likedWhenSold
            />
            {card.status === 'active' && (
              <a
                href={viewingLink(lang, card.slug)}
                className="onward"
                aria-label={t('sheetAbout', { title: titleOf(card) })}
              >
                {t('sheet')}
              </a>
            )}
            {(forSale.length > 1 || chosen.length > 0) && card.status === 'active' && (
              <ChooseBike lang={lang} card={card} chosen={chosen} />
            )}
          </li>
        ))}
      </Grid>
      <ChosenBikes lang={lang} />
      {bikes.next && (
        <div className="mt-10 text-center">
          <Button loading={bikes.busy} onClick={() => void bikes.more()}>
            {t('more')}
          </Button>
        </div>
      )}
      {gone}
    </>
  );
};

export const LikedBikes = island('liked bikes', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  return (
    <>
      {user ? <Liked key={user.id} lang={lang} userId={user.id} /> : <Waiting lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
