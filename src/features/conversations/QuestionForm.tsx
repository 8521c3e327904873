import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { cleanName } from '../../domain/accounts/profile.ts';
import { maxName } from '../../domain/conversations/inquiryFields.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import { newId } from '../../domain/platform/newId.ts';
import { call } from '../../firebase/calls.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import { tellLeft } from '../../firebase/tellQuota.ts';
import { reportError } from '../../frame/reportError.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { nameChecks } from '../../i18n/texts/nameChecks.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useKeptForm } from '../../ui/useKeptForm.ts';
import { type Complaints, checkQuestion, typedPhone, type QuestionForm as Values } from './checkQuestion.ts';
import { MoneyWarning } from './MoneyWarning.tsx';
import { PhrasePlace } from './PhrasePlace.tsx';
import { countSent, prepareMessage, roomBeside } from './prepareMessage.ts';
import { type QuestionFailure, questionFailure } from './questionFailure.ts';
import { useChosenPhrases } from './useChosenPhrases.ts';
import { useMoneyWarning } from './useMoneyWarning.ts';

type Props = {
  lang: Language;
  listingId: string;
  user: SessionUser;
  onSent: () => void;
  /** Closes the form and leads to bikes like this one. */
  onSimilar: () => void;
};

const valuesOf = (form: HTMLFormElement): Values => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { name: text('name'), phone: text('phone'), message: text('message') };
};

/** Nobody has said anything yet. */
const nothingHeard: readonly Phrase[] = [];

const focusOn = (form: HTMLFormElement, field: string) => {
  const control = form.elements.namedItem(field);
  if (!(control instanceof HTMLElement)) return;
  control.closest('details')?.setAttribute('open', '');
  control.focus();
};

/** A question to a seller. It is sent once, however often it is tried, and what was typed stays until then. */
export const QuestionForm = ({ lang, listingId, user, onSent, onSimilar }: Props) => {
  const t = translate(lang, conversations);
  const kept = useKeptForm(`question.${listingId}`);
  const id = useRef(newId());
  const [complaints, setComplaints] = useState<Complaints>({});
  const [failure, setFailure] = useState<QuestionFailure | null>(null);
  const [chosen, keepChosen] = useChosenPhrases(`question.${listingId}`);
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState('');
  const ownName = cleanName(user.name) ?? '';
  const [name, setName] = useState(ownName);
  const warned = useMoneyWarning(message);
  const hear = (form: HTMLFormElement) => {
    const values = valuesOf(form);
    setMessage(values.message);
    setName(values.name);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was kept.
  useEffect(() => {
    if (kept.ref.current) hear(kept.ref.current);
  }, [kept.ref]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const values = valuesOf(event.currentTarget);
    const found = checkQuestion(values, chosen.length > 0);
    setComplaints(found);
    setFailure(found.name === 'missing' || found.message ? 'required' : null);
    const [first] = Object.keys(found);
    if (first) return focusOn(event.currentTarget, first);
    setSending(true);
    const phone = typedPhone(values.phone) ?? null;
    try {
      const said = await prepareMessage(lang, chosen, values.message);
      const question = { listing_id: listingId, name: values.name.trim(), phone, ...said };
      const { left } = await call('sendInquiry', { id: id.current, language: lang, question });
      tellLeft('question', left);
      kept.forget();
      keepChosen([]);
      void countSent(said);
      onSent();
    } catch (problem) {
      reportError(problem, 'contact a seller', { userId: user.id });
      setFailure(questionFailure(problem));
      setSending(false);
    }
  };

  /** What is being mended is complained about no longer. */
  const answer = (field: string | null) => {
    const left = Object.fromEntries(Object.entries(complaints).filter(([name]) => name !== field));
    setComplaints(left);
    if (Object.keys(left).length === 0) setFailure(null);
  };
  const complaint = (field: keyof Values) => {
    const found = complaints[field];
    if (found === undefined) return undefined;
    return found === 'missing' || found === 'phoneInvalid' ? t(found) : translate(lang, nameChecks)(found);
  };
  return (
    <form
      ref={kept.ref}
      onSubmit={submit}
      onInput={({ currentTarget, target }) => {
        kept.keep();
        hear(currentTarget);
        if (target instanceof Element) answer(target.getAttribute('name'));
      }}
      noValidate
      method="post"
      aria-label={t('dialogTitle')}
      className="grid gap-5"
    >
      <PhrasePlace
        lang={lang}
        side="buyer"
        heard={nothingHeard}
        chosen={chosen}
        onChange={(phrases) => {
          keepChosen(phrases);
          answer('message');
        }}
      />
      <Field
        label={chosen.length > 0 ? t('freeText') : t('message')}
        hint={chosen.length > 0 ? undefined : t('messageHint')}
        required={chosen.length === 0}
        error={complaint('message')}
      >
        {(ids) => <TextArea {...ids} name="message" maxLength={roomBeside(chosen)} />}
      </Field>
      {warned ? <MoneyWarning lang={lang} /> : <p className="text-sm text-ink-soft">{t('safety')}</p>}
      <Field label={t('phone')} hint={t('phoneHint')} error={complaint('phone')}>
        {(ids) => <TextInput {...ids} name="phone" type="tel" autoComplete="tel" maxLength={30} />}
      </Field>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm">
          <span translate="no">{t('writingAs', { name })}</span>
          {' · '}
          <span className="underline">{t('changeName')}</span>
        </summary>
        <Field label={t('name')} hint={t('nameHint')} required error={complaint('name')} className="pt-2">
          {(ids) => (
            <TextInput {...ids} name="name" autoComplete="name" defaultValue={ownName} maxLength={maxName} />
          )}
        </Field>
      </details>
      <FormStatus lang={lang} sending={sending} problem={failure && { title: t(failure) }}>
        {failure === 'justSold' && (
          <>
            <p className="mt-1">{t('justSoldText')}</p>
            <Button size="sm" className="mt-3" onClick={onSimilar}>
              {t('similarBikes')}
            </Button>
          </>
        )}
        {failure === 'signInRequired' && (
          <ButtonLink href={signInPath(lang, location.pathname)} size="sm" className="mt-3">
            {t('signIn')}
          </ButtonLink>
        )}
        {failure === 'suspended' && (
          <ButtonLink href={localize(lang, paths.contact)} size="sm" className="mt-3">
            {t('contactUs')}
          </ButtonLink>
        )}
      </FormStatus>
      <div className="question-foot">
        <Button
          type="submit"
          variant="primary"
          loading={sending}
          loadingLabel={t('sending')}
          className="w-full"
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
};
