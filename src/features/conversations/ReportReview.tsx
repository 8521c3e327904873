import { Flag } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import {
  maxReviewWords,
  type ReviewReportReason,
  reviewReportReasons,
} from '../../domain/reviews/reviewFields.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { call } from '../../firebase/calls.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { explainReview, type ReviewProblem } from './explainReview.ts';

type Props = { lang: Language; review: string; startsOpen?: boolean };

/** Tells the operator what is wrong with a review. */
export const ReportReview = ({ lang, review, startsOpen = false }: Props) => {
  const t = translate(lang, reviews);
  const [open, setOpen] = useState(startsOpen);
  const [reason, setReason] = useState<ReviewReportReason>();
  const [problem, setProblem] = useState<ReviewProblem | 'reasonMissing' | null>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('message');
    if (state === 'sending') return;
    if (!reason) {
      setProblem('reasonMissing');
      return;
    }
    const message = typeof said === 'string' && hasVisibleText(said) ? said.trim() : null;
    setState('sending');
    setProblem(null);
    try {
      await call('reportReview', { review, report: { reason, message } });
      setState('done');
    } catch (failure) {
      reportHandled(failure, 'report a review');
      setProblem(explainReview(failure));
      setState('idle');
    }
  };
  if (state === 'done')
    return (
      <p role="status" className="mt-2 text-sm">
        {t('reported')}
      </p>
    );
  if (!open)
    return (
      <Button size="sm" variant="quiet" className="mt-2" onClick={() => setOpen(true)}>
        <Flag size={16} aria-hidden="true" />
        {t('report')}
      </Button>
    );
  return (
    <form onSubmit={submit} noValidate method="post" aria-label={t('report')} className="mt-3">
      <RadioGroup
        legend={t('reportLegend')}
        name="reason"
        value={reason}
        onValueChange={setReason}
        options={reviewReportReasons.map((value) => ({ value, label: t(value) }))}
      />
      <Field label={t('reportMessage')} hint={t('optional')} className="mt-2">
        {(ids) => <TextArea {...ids} name="message" rows={2} maxLength={maxReviewWords} />}
      </Field>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {t(problem)}
        </p>
      )}
      <Button
        type="submit"
        size="sm"
        className="mt-2"
        loading={state === 'sending'}
        loadingLabel={t('sending')}
      >
        {t('sendReport')}
      </Button>
    </form>
  );
};
