import { type ComponentProps, type SubmitEvent, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type Props = {
  lang: Language;
  label: string;
  hint?: string;
  action: string;
  input: ComponentProps<'input'>;
  /** Returns the problem to show, or null after success. */
  onSubmit: (typed: string) => Promise<string | null>;
  children?: Elements;
};

/** Keeps the typed text if the action fails. */
export const OneField = ({ lang, label, hint, action, input, onSubmit, children }: Props) => {
  const ref = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await onSubmit(ref.current?.value ?? '');
    setProblem(result);
    setBusy(false);
    if (result !== null) ref.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate method="post" className="space-y-5">
      <Field label={label} hint={hint} error={problem} required>
        {(control) => <TextInput {...control} {...input} ref={ref} onInput={() => setProblem(null)} />}
      </Field>
      <FormStatus lang={lang} sending={busy} problem={null} />
      <Button type="submit" variant="primary" className="w-full" loading={busy}>
        {action}
      </Button>
      {children}
    </form>
  );
};
