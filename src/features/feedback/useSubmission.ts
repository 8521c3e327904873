import { type SubmitEvent, useRef, useState } from 'react';
import { newId } from '../../domain/platform/newId.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { reportError } from '../../shell/reportError.ts';
import { useKeptForm } from '../../ui/useKeptForm.ts';

export type Values = Readonly<Record<string, string>>;
type Stage = 'open' | 'sending' | 'done';

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const focusMissing = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[aria-required]')]
    .find(({ value }) => !hasVisibleText(value))
    ?.focus();

type Options<P> = {
  /** Storage key of the typed text. */
  name: string;
  check: (values: Values) => P | null;
  /** Retries have the same id, so that the form is stored once. */
  send: (values: Values, id: string) => Promise<void>;
  explain: (failure: unknown) => P;
};

/** Validates a form, and stores its text in this tab until sent. */
export const useSubmission = <P>({ name, check, send, explain }: Options<P>) => {
  const [stage, setStage] = useState<Stage>('open');
  const [problem, setProblem] = useState<P | null>(null);
  const id = useRef<string | null>(null);
  const { ref, keep, forget } = useKeptForm(name);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage === 'sending') return;
    const values = valuesOf(event.currentTarget);
    const error = check(values);
    setProblem(error);
    if (error !== null) return focusMissing(event.currentTarget);
    setStage('sending');
    id.current ??= newId();
    try {
      await send(values, id.current);
      id.current = null;
      forget();
      setStage('done');
    } catch (failure) {
      reportError(failure, `send ${name}`);
      setProblem(explain(failure));
      setStage('open');
    }
  };

  const again = () => {
    setProblem(null);
    setStage('open');
  };
  const onInput = () => {
    keep();
    setProblem(null);
  };
  const form = { ref, onSubmit, onInput, noValidate: true, method: 'post' };
  return { form, stage, problem, again };
};
