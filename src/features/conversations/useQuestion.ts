import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { cleanName } from '../../domain/accounts/profile.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import { newId } from '../../domain/platform/newId.ts';
import { call } from '../../firebase/calls.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import { tellLeft } from '../../firebase/tellQuota.ts';
import type { Language } from '../../i18n/languages.ts';
import { reportError } from '../../shell/reportError.ts';
import { useKeptForm } from '../../ui/useKeptForm.ts';
import { type Complaints, checkQuestion, type QuestionForm, typedPhone } from './checkQuestion.ts';
import { countSent, prepareMessage } from './prepareMessage.ts';
import { type QuestionFailure, questionFailure } from './questionFailure.ts';
import { useChosenPhrases } from './useChosenPhrases.ts';
import { PhotosUnsent, useMessagePhotos } from './useMessagePhotos.ts';

const valuesOf = (form: HTMLFormElement): QuestionForm => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { name: text('name'), phone: text('phone'), message: text('message') };
};

const focusOn = (form: HTMLFormElement, field: string) => {
  const control = form.elements.namedItem(field);
  if (!(control instanceof HTMLElement)) return;
  control.closest('details')?.setAttribute('open', '');
  control.focus();
};

type Params = { lang: Language; listingId: string; user: SessionUser; onSent: () => void };

export const useQuestion = ({ lang, listingId, user, onSent }: Params) => {
  const keptForm = useKeptForm(`question.${listingId}`);
  // Same id for all retries: the function stores a question once.
  const id = useRef(newId());
  const ownName = cleanName(user.name) ?? '';
  const [message, setMessage] = useState('');
  const [name, setName] = useState(ownName);
  const [chosen, keepChosen] = useChosenPhrases(`question.${listingId}`);
  const photos = useMessagePhotos(`question.${listingId}`);
  const [complaints, setComplaints] = useState<Complaints>({});
  const [failure, setFailure] = useState<QuestionFailure | null>(null);
  const [sending, setSending] = useState(false);

  const readFields = (form: HTMLFormElement) => {
    const values = valuesOf(form);
    setMessage(values.message);
    setName(values.name);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the texts restored from this tab.
  useEffect(() => {
    if (keptForm.ref.current) readFields(keptForm.ref.current);
  }, [keptForm.ref]);

  const dropComplaint = (field: string | null) => {
    const left = Object.fromEntries(Object.entries(complaints).filter(([key]) => key !== field));
    setComplaints(left);
    if (Object.keys(left).length === 0) setFailure(null);
  };
  const onInput = (form: HTMLFormElement, target: EventTarget) => {
    keptForm.keep();
    readFields(form);
    if (target instanceof Element) dropComplaint(target.getAttribute('name'));
  };
  const choose = (phrases: readonly Phrase[]) => {
    keepChosen(phrases);
    dropComplaint('message');
  };

  const send = async (values: QuestionForm) => {
    setSending(true);
    const phone = typedPhone(values.phone) ?? null;
    try {
      const content = await prepareMessage(lang, chosen, values.message);
      const ids = await photos.send();
      const question = {
        ...{ listing_id: listingId, name: values.name.trim(), phone, ...content },
        ...(ids.length > 0 && { photos: ids }),
      };
      const { left } = await call('sendInquiry', { id: id.current, language: lang, question });
      tellLeft('question', left);
      keptForm.forget();
      keepChosen([]);
      photos.clear();
      void countSent(content);
      onSent();
    } catch (problem) {
      setSending(false);
      if (problem instanceof PhotosUnsent) return setFailure(problem.reason);
      reportError(problem, 'contact a seller', { userId: user.id });
      setFailure(questionFailure(problem));
    }
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const values = valuesOf(event.currentTarget);
    const problems = checkQuestion(values, chosen.length > 0 || photos.photos.length > 0);
    setComplaints(problems);
    setFailure(problems.name === 'missing' || problems.message ? 'required' : null);
    const [first] = Object.keys(problems);
    if (first) return focusOn(event.currentTarget, first);
    await send(values);
  };

  return {
    ref: keptForm.ref,
    ownName,
    message,
    name,
    chosen,
    photos,
    complaints,
    failure,
    sending,
    onInput,
    choose,
    submit,
  };
};
