import { EyeOff, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import type { AdminListing } from '../../domain/moderation/admin.schema.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminQueue, type Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choices, Entry } from './Entry.tsx';
import { FindForm } from './FindForm.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import type { TabProps } from './tabProps.ts';

type ChoiceProps = Pick<TabProps, 'lang'> & { listing: AdminListing; work: Work };

const Choice = ({ lang, listing, work }: ChoiceProps) => {
  const t = translate(lang, admin);
  const { status, title } = listing;
  if (status === 'deleted' || status === 'draft') return null;
  const action = status === 'hidden' ? 'restore' : 'hide';
  return (
    <Choices>
      <Button
        variant={action === 'hide' ? 'danger' : 'secondary'}
        aria-label={`${t(action)}: ${title}`}
        onClick={() => work.decide({ action, listing })}
      >
        {t(action)}
      </Button>
    </Choices>
  );
};

/** One listing that is looked for, or all that are hidden; to be hidden and brought back. */
export const ListingsTab = ({ lang, find, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const ask = useCallback((after: string | null) => askAdmin({ queue: 'listings', find, after }), [find]);
  return (
    <>
      <FindForm lang={lang} tab="listings" find={find} label={t('findListing')} hint={t('findListingHint')} />
      {find === null && <h2 className="mb-3 text-lg font-bold">{t('hiddenNow')}</h2>}
      <AdminQueue
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
      </AdminQueue>
    </>
  );
};
