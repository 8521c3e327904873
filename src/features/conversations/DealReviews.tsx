import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { otherSide, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { isReviewTime, reviewId } from '../../domain/reviews/review.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ReportReview } from './ReportReview.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { useReviews } from './useReviews.ts';

type Props = { lang: Language; thread: Stored<Inquiry>; userId: string; name: string; until: string };

export const DealReviews = ({ lang, thread, userId, name, until }: Props) => {
  const t = translate(lang, reviews);
  const dealReviews = useReviews(thread, userId);
  const [writing, write] = useState(false);
  const [reporting, report] = useState(false);
  if (dealReviews.state === 'loading') return null;
  if (dealReviews.state === 'failed')
    return (
      <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
        {t('loadFailed')}
        <Button size="sm" onClick={dealReviews.reload}>
          {translate(lang, ui)('retry')}
        </Button>
      </p>
    );
  const { own, others, reload } = dealReviews;
  const role = sideOf(thread, userId);
  const mayWrite = isReviewTime(thread, Date.now());
  return (
    <>
      {own && (
        <ReviewCard lang={lang} title={t('yours')} review={own}>
          {own.hidden && <p className="mt-2 text-sm text-ink-soft">{t('hidden')}</p>}
          {own.published_at === null && (
            <p role="status" className="mt-2 text-sm text-ink-soft">
              {t('notYet', { name })}
            </p>
          )}
        </ReviewCard>
      )}
      {!own && !mayWrite && <p className="mt-3 text-sm text-ink-soft">{t('over')}</p>}
      {!own && mayWrite && !writing && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <Button onClick={() => write(true)}>{t('write')}</Button>
          <span className="text-sm text-ink-soft">{t('open', { date: until })}</span>
        </p>
      )}
      {!own && mayWrite && writing && (
        <ReviewForm lang={lang} thread={thread.id} role={role} name={name} until={until} onSent={reload} />
      )}
      {others && (
        <ReviewCard lang={lang} title={t('theirs', { name })} review={others}>
          {others.answer === null && (
            <AnswerForm lang={lang} review={reviewId(thread.id, otherSide(role))} onSent={reload} />
          )}
          {reporting ? (
            <ReportReview lang={lang} review={reviewId(thread.id, otherSide(role))} />
          ) : (
            <Button size="sm" variant="quiet" className="mt-2" onClick={() => report(true)}>
              <Flag size={16} aria-hidden="true" />
              {t('report')}
            </Button>
          )}
        </ReviewCard>
      )}
    </>
  );
};
