import { EyeOff, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import type { DeskListing } from '../../domain/desk.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { askDesk } from './askDesk.ts';
import { Choices, Entries, Entry } from './Entry.tsx';
import { FindForm } from './FindForm.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { QueueView } from './QueueView.tsx';
import type { RoomProps } from './roomProps.ts';
import { useDecision } from './useDecision.tsx';
import { useDeeds } from './useDeeds.ts';
import { useQueue } from './useQueue.ts';

/** One listing that is looked for, or all that are hidden; to be hidden and brought back. */
export const ListingsRoom = ({ lang, find, onDone }: RoomProps) => {
  const t = translate(lang, desk);
  const queue = useQueue(useCallback((after) => askDesk({ queue: 'listings', find, after }), [find]));
  const deeds = useDeeds(lang, () => {
    void queue.reload();
    onDone();
  });
  const decision = useDecision(lang, deeds);
  const choiceFor = (listing: DeskListing) => {
    if (listing.status === 'hidden')
      return (
        <Button
          aria-label={`${t('restore')}: ${listing.title}`}
          onClick={() => decision.ask({ deed: 'restore', listing })}
        >
          {t('restore')}
        </Button>
      );
    if (listing.status === 'deleted' || listing.status === 'draft') return null;
    return (
      <Button
        variant="danger"
        aria-label={`${t('hide')}: ${listing.title}`}
        onClick={() => decision.ask({ deed: 'hide', listing })}
      >
        {t('hide')}
      </Button>
    );
  };
  return (
    <>
      <FindForm
        lang={lang}
        room="listings"
        find={find}
        label={t('findListing')}
        hint={t('findListingHint')}
      />
      {find === null && <h2 className="mb-3 text-lg font-bold">{t('hiddenNow')}</h2>}
      <QueueView
        lang={lang}
        queue={queue}
        empty={
          find === null ? (
            <EmptyState icon={EyeOff} title={t('noneHidden')} />
          ) : (
            <EmptyState icon={SearchX} title={t('nothingFound')} text={t('nothingFoundText')} />
          )
        }
      >
        {(listings) => (
          <Entries>
            {listings.map((listing) => (
              <Entry key={listing.id} busy={deeds.busy === listing.id}>
                <ListingFacts lang={lang} listing={listing} />
                <Choices>{choiceFor(listing)}</Choices>
              </Entry>
            ))}
          </Entries>
        )}
      </QueueView>
      {decision.dialog}
    </>
  );
};
