import { type SubmitEvent, useState } from 'react';
import { hasVisibleText } from '../domain/text/hasVisibleText.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from './Button.tsx';
import type { Elements } from './elements.ts';
import { Field } from './Field.tsx';
import { FormStatus } from './FormStatus.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextArea } from './TextArea.tsx';
import { useKeptForm } from './useKeptForm.ts';

type Props<R extends string> = {
  lang: Language;
  label: string;
  /** Storage key for typed text until it is sent. */
  keptAs: string;
  intro?: string;
  legend: string;
  options: readonly { value: R; label: string; hint?: string | undefined }[];
  more: string;
  moreHint: string;
  missing: string;
  send: string;
  sending: string;
  children?: Elements;
  /** @returns the problem in words; null if the report was sent */
  onSend: (report: { reason: R; message: string | null }) => Promise<string | null>;
};

export const ReasonForm = <R extends string>({
  lang,
  label,
  keptAs,
  onSend,
  children,
  ...texts
}: Props<R>) => {
  const [reason, setReason] = useState<R>();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { ref, keep, forget } = useKeptForm(keptAs);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    if (!reason) {
      setProblem(texts.missing);
      form.querySelector<HTMLInputElement>('[name=reason]')?.focus();
      return;
    }
    const text = new FormData(form).get('message');
    const message = typeof text === 'string' && hasVisibleText(text) ? text.trim() : null;
    setSending(true);
    setProblem(null);
    const failed = await onSend({ reason, message });
    if (failed === null) forget();
    setProblem(failed);
    setSending(false);
  };
  return (
    <form ref={ref} onSubmit={submit} onInput={keep} noValidate method="post" aria-label={label}>
      {texts.intro && <p className="mb-4 text-ink-soft">{texts.intro}</p>}
      <RadioGroup
        legend={texts.legend}
        name="reason"
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          setProblem(null);
        }}
        options={texts.options}
      />
      {children}
      <Field label={texts.more} hint={texts.moreHint} className="mt-3">
        {(ids) => <TextArea {...ids} name="message" rows={3} maxLength={1_000} />}
      </Field>
      <FormStatus
        lang={lang}
        sending={sending}
        problem={problem === null ? null : { text: problem }}
        className="mt-4"
      />
      <Button
        type="submit"
        variant="primary"
        className="mt-5 w-full"
        loading={sending}
        loadingLabel={texts.sending}
      >
        {texts.send}
      </Button>
    </form>
  );
};
