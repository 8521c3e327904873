import { EyeOff } from 'lucide-react';
import { useCallback } from 'react';
import { mayBeHidden } from '../../domain/admin/admin.ts';
import type { AdminListing } from '../../domain/admin/adminAnswers.schema.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import type { Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry } from './Entry.tsx';
import { FoundQueue } from './FoundQueue.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import type { TabProps } from './tabProps.ts';

type DecisionProps = Pick<TabProps, 'lang'> & { listing: AdminListing; work: Work };

const Decision = ({ lang, listing, work }: DecisionProps) => {
  const t = translate(lang, admin);
  const action = mayBeHidden(listing) ? 'hide' : listing.hidden ? 'restore' : null;
  if (!action) return null;
  return (
    <Choices>
      <Choice
        label={t(action)}
        about={listing.title}
        variant={action === 'hide' ? 'danger' : 'secondary'}
        onClick={() => work.decide({ action, listing })}
      />
    </Choices>
  );
};

export const ListingsTab = ({ lang, find, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const ask = useCallback((after: string | null) => askAdmin({ queue: 'listings', find, after }), [find]);
  return (
    <FoundQueue
      lang={lang}
      tab="listings"
      find={find}
      ask={ask}
      onDone={onDone}
      label={t('findListing')}
      hint={t('findListingHint')}
      heading={t('hiddenNow')}
      none={{ icon: EyeOff, title: t('noneHidden') }}
    >
      {(listings, work) =>
        listings.map((listing) => (
          <Entry key={listing.id} busy={work.busy === listing.id}>
            <ListingFacts lang={lang} listing={listing} />
            <Decision lang={lang} listing={listing} work={work} />
          </Entry>
        ))
      }
    </FoundQueue>
  );
};
