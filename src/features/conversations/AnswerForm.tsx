import { type SubmitEvent, useState } from 'react';
import { maxReviewWords } from '../../domain/reviews/reviewFields.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { call } from '../../firebase/calls.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useKeptForm } from '../../ui/useKeptForm.ts';
import { explainReview, type ReviewProblem } from './explainReview.ts';

type Props = { lang: Language; review: string; onSent: () => void };

export const AnswerForm = ({ lang, review, onSent }: Props) => {
  const t = translate(lang, reviews);
  const [problem, setProblem] = useState<ReviewProblem | 'answerMissing' | null>(null);
  const [sending, setSending] = useState(false);
  const { ref, keep, forget } = useKeptForm(`answer.${review}`);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    if (sending) return;
    if (typeof typed !== 'string' || !hasVisibleText(typed)) {
      setProblem('answerMissing');
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      await call('answerReview', { review, words: typed.trim() });
      forget();
      onSent();
    } catch (failure) {
      reportHandled(failure, 'answer a review');
      setProblem(explainReview(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <form ref={ref} onSubmit={submit} onInput={keep} noValidate method="post" aria-label={t('answer')}>
      <Field
        label={t('answer')}
        hint={t('answerHint')}
        error={problem === 'answerMissing' && t(problem)}
        className="mt-3"
      >
        {(ids) => <TextArea {...ids} name="words" rows={2} maxLength={maxReviewWords} />}
      </Field>
      <FormStatus
        lang={lang}
        sending={sending}
        problem={problem && problem !== 'answerMissing' ? { text: t(problem) } : null}
        className="mt-2"
      />
      <Button type="submit" size="sm" className="mt-2" loading={sending} loadingLabel={t('sending')}>
        {t('sendAnswer')}
      </Button>
    </form>
  );
};
