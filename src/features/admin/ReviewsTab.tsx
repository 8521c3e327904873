import { Star } from 'lucide-react';
import { useState } from 'react';
import type { AdminReview } from '../../domain/admin/adminAnswers.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/RadioGroup.tsx';
import { AdminQueue, type Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry, EntryHead, Id, Words } from './Entry.tsx';
import type { TabProps } from './tabProps.ts';

type Props = { lang: Language; review: AdminReview; work: Work };

const ReviewEntry = ({ lang, review, work: { busy, perform, decide } }: Props) => {
  const t = translate(lang, admin);
  const { id, bike, hidden } = review;
  const about = `${review.author_name}, ${bike}`;
  return (
    <Entry busy={busy === id}>
      <EntryHead title={t('reviewBy', { name: review.author_name })}>
        <Badge>{t('rating', { count: review.stars })}</Badge>
        {hidden && <Badge tone="warn">{t('hiddenReviews')}</Badge>}
      </EntryHead>
      <p className="mt-1 text-sm text-ink-soft">
        <span>{`${bike} · `}</span>
        <Id>{review.author_id}</Id> <span>{`· ${t('reviewAbout')} `}</span>
        <Id>{review.subject_id}</Id>
      </p>
      {review.words && <Words>{review.words}</Words>}
      {review.answer && (
        <>
          <p className="mt-3 text-sm text-ink-soft">{t('reviewAnswer')}</p>
          <Words>{review.answer}</Words>
        </>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {review.reports.map((report) => (
          <li key={report.id} className="border-t border-line pt-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
              <Badge tone="warn">{t(`reason.${report.reason}`)}</Badge>
              <span>{formatMoment(lang, report.created_at)}</span>
              <span>
                {t('reporter')} <Id>{report.reporter_id}</Id>
              </span>
            </p>
            {report.message && <Words>{report.message}</Words>}
          </li>
        ))}
      </ul>
      <Choices>
        {hidden ? (
          <Choice
            label={t('restoreReview')}
            about={about}
            onClick={() => decide({ action: 'restoreReview', review: { id, about } })}
          />
        ) : (
          <Choice
            label={t('hideReview')}
            about={about}
            variant="danger"
            onClick={() => decide({ action: 'hideReview', review: { id, about } })}
          />
        )}
        {review.reports.length > 0 && (
          <Choice
            label={t('keepReview')}
            about={about}
            loading={busy === id}
            onClick={() => void perform({ act: 'keepReview', review: id }, id)}
          />
        )}
      </Choices>
    </Entry>
  );
};

const asks = {
  reported: (after: string | null) => askAdmin({ queue: 'reviews', hidden: false, after }),
  hidden: (after: string | null) => askAdmin({ queue: 'reviews', hidden: true, after }),
} as const;

export const ReviewsTab = ({ lang, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const [shown, show] = useState<keyof typeof asks>('reported');
  const empty =
    shown === 'reported' ? (
      <EmptyState icon={Star} title={t('noReviews')} text={t('noReviewsText')} />
    ) : (
      <EmptyState icon={Star} title={t('noHiddenReviews')} />
    );
  return (
    <>
      <Segments
        legend={t('reviewsShown')}
        hideLegend
        name="reviews"
        className="mb-4 max-w-80"
        value={shown}
        onValueChange={show}
        options={[
          { value: 'reported', label: t('reportedReviews') },
          { value: 'hidden', label: t('hiddenReviews') },
        ]}
      />
      <AdminQueue key={shown} lang={lang} ask={asks[shown]} onDone={onDone} empty={empty}>
        {(reviews, work) =>
          reviews.map((review) => <ReviewEntry key={review.id} lang={lang} review={review} work={work} />)
        }
      </AdminQueue>
    </>
  );
};
