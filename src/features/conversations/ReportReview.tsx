import { useState } from 'react';
import { type ReviewReportReason, reviewReportReasons } from '../../domain/reviews/reviewFields.ts';
import { call } from '../../firebase/calls.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { ReasonForm } from '../../ui/ReasonForm.tsx';
import { explainReview } from './explainReview.ts';

type Props = { lang: Language; review: string };

export const ReportReview = ({ lang, review }: Props) => {
  const t = translate(lang, reviews);
  const [done, setDone] = useState(false);

  const send = async (report: { reason: ReviewReportReason; message: string | null }) => {
    try {
      await call('reportReview', { review, report });
      setDone(true);
      return null;
    } catch (failure) {
      reportHandled(failure, 'report a review');
      return t(explainReview(failure));
    }
  };
  if (done) return <p role="status">{t('reported')}</p>;
  return (
    <ReasonForm
      lang={lang}
      label={t('report')}
      keptAs={`report.${review}`}
      legend={t('reportLegend')}
      options={reviewReportReasons.map((value) => ({ value, label: t(value) }))}
      more={t('reportMessage')}
      moreHint={t('optional')}
      missing={t('reasonMissing')}
      send={t('sendReport')}
      sending={t('sending')}
      onSend={send}
    />
  );
};
