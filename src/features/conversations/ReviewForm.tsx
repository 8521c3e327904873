import { type SubmitEvent, useState } from 'react';
import { maxReviewTags, maxReviewWords, type ReviewRole } from '../../domain/reviews/reviewFields.ts';
import { type ReviewTag, tagsBy } from '../../domain/reviews/reviewTags.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { call } from '../../firebase/calls.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useKeptForm } from '../../ui/useKeptForm.ts';
import { explainReview, type ReviewProblem } from './explainReview.ts';
import { StarField } from './StarField.tsx';

type Props = {
  lang: Language;
  thread: string;
  role: ReviewRole;
  name: string;
  until: string;
  onSent: () => void;
};

export const ReviewForm = ({ lang, thread, role, name, until, onSent }: Props) => {
  const t = translate(lang, reviews);
  const [stars, setStars] = useState(0);
  const [tags, setTags] = useState<readonly ReviewTag[]>([]);
  const [problem, setProblem] = useState<ReviewProblem | 'starsMissing' | null>(null);
  const [sending, setSending] = useState(false);
  const { ref, keep, forget } = useKeptForm(`review.${thread}`);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    if (stars === 0) {
      setProblem('starsMissing');
      form.querySelector<HTMLInputElement>('[name=stars]')?.focus();
      return;
    }
    const typed = new FormData(form).get('words');
    const words = typeof typed === 'string' && hasVisibleText(typed) ? typed.trim() : null;
    setSending(true);
    setProblem(null);
    try {
      await call('writeReview', { thread, review: { stars, tags: [...tags], words } });
      forget();
      onSent();
    } catch (failure) {
      reportHandled(failure, 'write a review');
      setProblem(explainReview(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      ref={ref}
      onSubmit={submit}
      onInput={keep}
      noValidate
      method="post"
      aria-label={t('write')}
      className="mt-4 border-t border-line pt-4"
    >
      <h3 className="font-semibold">{t('title', { name })}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t('unseen', { name, date: until })}</p>
      <StarField
        lang={lang}
        value={stars}
        onChange={(value) => {
          setStars(value);
          setProblem(null);
        }}
      />
      <fieldset className="mt-3">
        <legend className="text-sm font-semibold">{t('tags')}</legend>
        <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
          {tagsBy[role].map((tag) => {
            const checked = tags.includes(tag);
            return (
              <Checkbox
                key={tag}
                label={t(`tag.${tag}`)}
                checked={checked}
                disabled={!checked && tags.length === maxReviewTags}
                onChange={() => setTags(checked ? tags.filter((one) => one !== tag) : [...tags, tag])}
              />
            );
          })}
        </div>
      </fieldset>
      <Field label={t('words')} hint={t('wordsHint')} className="mt-3">
        {(ids) => <TextArea {...ids} name="words" rows={3} maxLength={maxReviewWords} />}
      </Field>
      <FormStatus lang={lang} sending={sending} problem={problem && { text: t(problem) }} className="mt-3" />
      <Button type="submit" variant="primary" className="mt-4" loading={sending} loadingLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
};
