import { type SubmitEvent, useState } from 'react';
import { type ReportOutcome, type ReportReason, reportReasons } from '../../domain/moderation/report.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { report } from '../../i18n/texts/report.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Done } from '../../ui/Done.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useKeptForm } from '../../ui/useKeptForm.ts';

type Props = { lang: Language; listingId: string; onClose: () => void };

const problems = {
  'failed-precondition': 'own',
  'resource-exhausted': 'tooMany',
  'permission-denied': 'suspended',
  'not-found': 'gone',
} as const;
type Code = keyof typeof problems;
type Problem = (typeof problems)[Code] | 'reasonMissing' | 'failed';

const isKnown = (code: string | null): code is Code => code !== null && code in problems;
const explain = (failure: unknown): Problem => {
  const code = codeOf(failure);
  return isKnown(code) ? problems[code] : 'failed';
};

/** What is wrong with a listing: one reason, and words if there is more to say. */
export const ReportForm = ({ lang, listingId, onClose }: Props) => {
  const t = translate(lang, report);
  const [reason, setReason] = useState<ReportReason>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState<ReportOutcome | null>(null);
  const { ref, keep, forget } = useKeptForm(`report.${listingId}`);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    if (!reason) {
      setProblem('reasonMissing');
      form.querySelector<HTMLInputElement>('[name=reason]')?.focus();
      return;
    }
    const said = new FormData(form).get('message');
    const message = typeof said === 'string' && hasVisibleText(said) ? said.trim() : null;
    setSending(true);
    setProblem(null);
    try {
      const { outcome } = await call('reportListing', { listing_id: listingId, report: { reason, message } });
      forget();
      setDone(outcome);
    } catch (failure) {
      reportHandled(failure, 'report a listing');
      setProblem(explain(failure));
    } finally {
      setSending(false);
    }
  };

  if (done)
    return (
      <Done title={t(done)} text={t(`${done}Text`)}>
        <Button onClick={onClose}>{t('close')}</Button>
      </Done>
    );
  return (
    <form ref={ref} onSubmit={submit} onInput={keep} noValidate method="post" aria-label={t('open')}>
      <p className="mb-4 text-ink-soft">{t('intro')}</p>
      <RadioGroup
        legend={t('legend')}
        name="reason"
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          setProblem(null);
        }}
        options={reportReasons.map((value) => ({
          value,
          label: t(value),
          hint: value === 'scam' || value === 'stolen' || value === 'price' ? t(`${value}Hint`) : undefined,
        }))}
      />
      <Field label={t('message')} hint={t('messageHint')} className="mt-3">
        {(ids) => <TextArea {...ids} name="message" rows={3} maxLength={1_000} />}
      </Field>
      {problem && (
        <p role="alert" className="mt-4 rounded-md border border-danger bg-danger-soft px-4 py-3">
          {t(problem)}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="mt-5 w-full"
        loading={sending}
        loadingLabel={t('sending')}
      >
        {t('send')}
      </Button>
    </form>
  );
};
