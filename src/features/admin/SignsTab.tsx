import { SearchX } from 'lucide-react';
import { mayBeHidden } from '../../domain/admin/admin.ts';
import type { AdminSigns } from '../../domain/admin/adminAnswers.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminQueue, type Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry, Id, Words } from './Entry.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { SignReasons } from './SignReasons.tsx';
import type { TabProps } from './tabProps.ts';

type Props = { lang: Language; entry: AdminSigns; work: Work };

const canHide = ({ subject, listing }: AdminSigns) =>
  subject === 'listing' && listing !== null && mayBeHidden(listing);

const SignsEntry = ({ lang, entry, work: { busy, perform, decide } }: Props) => {
  const t = translate(lang, admin);
  const { id, subject, user_id, listing, message } = entry;
  const title = listing?.title ?? id;
  const isSeller = listing?.seller_id === user_id;
  return (
    <Entry busy={busy === id}>
      {listing ? <ListingFacts lang={lang} listing={listing} /> : <p>{t('listingGone')}</p>}
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <Badge tone="warn">{t('signPoints', { count: entry.points })}</Badge>
        <span>{formatMoment(lang, entry.created_at)}</span>
        {subject === 'message' && (
          <span>
            {t('writer')} <Id>{user_id}</Id>
          </span>
        )}
      </p>
      <SignReasons lang={lang} entry={entry} />
      {message !== null && (
        <>
          <p className="mt-3 text-sm text-ink-soft">{t('firstMessage', { bike: title })}</p>
          <Words>{message}</Words>
        </>
      )}
      <Choices>
        <Choice
          label={t('look')}
          about={title}
          loading={busy === id}
          onClick={() => void perform({ act: 'look', signs: id }, id)}
        />
        {canHide(entry) && listing && (
          <Choice
            label={t('hide')}
            about={title}
            variant="danger"
            onClick={() => decide({ action: 'hide', listing })}
          />
        )}
        <Choice
          label={t('suspendPerson')}
          about={(isSeller ? listing?.seller_name : null) ?? user_id}
          variant="quiet"
          onClick={() =>
            decide({
              action: 'suspend',
              person: { id: user_id, name: (isSeller ? listing?.seller_name : null) ?? null },
            })
          }
        />
      </Choices>
    </Entry>
  );
};

const ask = (after: string | null) => askAdmin({ queue: 'fraud_signs', after });

/** Listings and first messages with enough signs of fraud. Each is listed until an operator decides. */
export const SignsTab = ({ lang, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const empty = <EmptyState icon={SearchX} title={t('noSigns')} text={t('noSignsText')} />;
  return (
    <AdminQueue lang={lang} ask={ask} onDone={onDone} empty={empty}>
      {(entries, work) =>
        entries.map((entry) => <SignsEntry key={entry.id} lang={lang} entry={entry} work={work} />)
      }
    </AdminQueue>
  );
};
