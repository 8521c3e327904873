import { EyeOff, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import type { DeskListing } from '../../domain/desk.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { askDesk } from './askDesk.ts';
import { Choices, Entry } from './Entry.tsx';
import { FindForm } from './FindForm.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { Room, type Work } from './Room.tsx';
import type { RoomProps } from './roomProps.ts';

type ChoiceProps = Pick<RoomProps, 'lang'> & { listing: DeskListing; work: Work };

const Choice = ({ lang, listing, work }: ChoiceProps) => {
  const t = translate(lang, desk);
  const { status, title } = listing;
  if (status === 'deleted' || status === 'draft') return null;
  const deed = status === 'hidden' ? 'restore' : 'hide';
  return (
    <Choices>
      <Button
        variant={deed === 'hide' ? 'danger' : 'secondary'}
        aria-label={`${t(deed)}: ${title}`}
        onClick={() => work.decide({ deed, listing })}
      >
        {t(deed)}
      </Button>
    </Choices>
  );
};

/** One listing that is looked for, or all that are hidden; to be hidden and brought back. */
export const ListingsRoom = ({ lang, find, onDone }: RoomProps) => {
  const t = translate(lang, desk);
  const ask = useCallback((after: string | null) => askDesk({ queue: 'listings', find, after }), [find]);
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
      <Room
        key={find}
        lang={lang}
        ask={ask}
        onDone={onDone}
        empty={
          find === null ? (
            <EmptyState icon={EyeOff} title={t('noneHidden')} />
          ) : (
            <EmptyState icon={SearchX} title={t('nothingFound')} text={t('nothingFoundText')} />
          )
        }
      >
        {(listings, work) =>
          listings.map((listing) => (
            <Entry key={listing.id} busy={work.busy === listing.id}>
              <ListingFacts lang={lang} listing={listing} />
              <Choice lang={lang} listing={listing} work={work} />
            </Entry>
          ))
        }
      </Room>
    </>
  );
};
