import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useTyped } from '../../ui/useTyped.ts';
import {
  type Complaints,
  type CredentialField,
  type Credentials,
  credentialFields,
} from './checkCredentials.ts';
import type { Failure } from './explainFailure.ts';
import { loadAccounts } from './loadAccounts.ts';

const isField = (name: string): name is CredentialField =>
  (credentialFields as readonly string[]).includes(name);

const readForm = (form: HTMLFormElement): Credentials => {
  const values: Credentials = {};
  for (const [name, value] of new FormData(form))
    if (isField(name) && typeof value === 'string') values[name] = value;
  return values;
};

const focusFirst = (form: HTMLFormElement, complaints: Complaints) => {
  const first = credentialFields.find((field) => complaints[field]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
};

const warmUp = () => void loadAccounts().catch(() => undefined);

type Options<F> = {
  check: (values: Credentials) => Complaints | Promise<Complaints>;
  /** Returns the failure to show, or null after success. */
  submit: (values: Credentials) => Promise<F | null>;
  /** Keeps the form after success. */
  stays?: boolean;
};

/**
 * Validates a form, and keeps its text after a failure. Before hydration, the browser would submit the form,
 * so presses must wait.
 */
export const useCredentialsForm = <F extends Failure>({ check, submit, stays = false }: Options<F>) => {
  const [complaints, setComplaints] = useState<Complaints>({});
  const [failure, setFailure] = useState<F | null>(null);
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useTyped(ref);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = readForm(form);
    setBusy(true);
    const nextComplaints = await check(values);
    setComplaints(nextComplaints);
    setFailure(null);
    if (Object.keys(nextComplaints).length > 0) {
      setBusy(false);
      return focusFirst(form, nextComplaints);
    }
    const problem = await submit(values);
    if (problem !== null) setFailure(problem);
    if (problem !== null || stays) setBusy(false);
  };

  const onInput = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !isField(target.name)) return;
    const { [target.name]: _answered, ...others } = complaints;
    setComplaints(others);
  };

  const form = { ref, onSubmit, onInput, onFocus: warmUp, noValidate: true, method: 'post' };
  return { form, complaints, failure, busy };
};
