import { useRef } from 'react';
import { maxName } from '../../domain/conversations/inquiryFields.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { nameChecks } from '../../i18n/texts/nameChecks.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { QuestionForm as Values } from './checkQuestion.ts';
import { MoneyWarning } from './MoneyWarning.tsx';
import { PhotoArea } from './PhotoArea.tsx';
import { PhrasePlace } from './PhrasePlace.tsx';
import { roomBeside } from './prepareMessage.ts';
import { QuestionHelp } from './QuestionHelp.tsx';
import { useMoneyWarning } from './useMoneyWarning.ts';
import { useQuestion } from './useQuestion.ts';

type Props = {
  lang: Language;
  listingId: string;
  user: SessionUser;
  onSent: () => void;
  onSimilar: () => void;
};

const noPhrases: readonly Phrase[] = [];

/** Keeps its text until sent. Retries store the question only once. */
export const QuestionForm = ({ lang, listingId, user, onSent, onSimilar }: Props) => {
  const t = translate(lang, conversations);
  const question = useQuestion({ lang, listingId, user, onSent });
  const files = useRef<HTMLInputElement>(null);
  const { name, chosen, photos, complaints, failure, sending } = question;
  const warned = useMoneyWarning(question.message);
  const complaintAbout = (field: keyof Values) => {
    const complaint = complaints[field];
    if (complaint === undefined) return undefined;
    return complaint === 'missing' || complaint === 'phoneInvalid'
      ? t(complaint)
      : translate(lang, nameChecks)(complaint);
  };
  return (
    <form
      ref={question.ref}
      onSubmit={question.submit}
      onInput={({ currentTarget, target }) => question.onInput(currentTarget, target)}
      noValidate
      method="post"
      aria-label={t('dialogTitle')}
      className="grid gap-5"
    >
      <PhrasePlace
        lang={lang}
        side="buyer"
        otherPhrases={noPhrases}
        chosen={chosen}
        onChange={question.choose}
      />
      <Field
        label={chosen.length > 0 ? t('freeText') : t('message')}
        hint={chosen.length > 0 ? undefined : t('messageHint')}
        required={chosen.length === 0 && photos.photos.length === 0}
        error={complaintAbout('message')}
      >
        {(ids) => <TextArea {...ids} name="message" maxLength={roomBeside(chosen)} />}
      </Field>
      <PhotoArea lang={lang} state={photos} sending={sending} input={files} offers="always" />
      {warned ? <MoneyWarning lang={lang} /> : <p className="text-sm text-ink-soft">{t('safety')}</p>}
      <Field label={t('phone')} hint={t('phoneHint')} error={complaintAbout('phone')}>
        {(ids) => <TextInput {...ids} name="phone" type="tel" autoComplete="tel" maxLength={30} />}
      </Field>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm">
          <span translate="no">{t('writingAs', { name })}</span>
          {' · '}
          <span className="underline">{t('changeName')}</span>
        </summary>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          required
          error={complaintAbout('name')}
          className="pt-2"
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="name"
              autoComplete="name"
              defaultValue={question.ownName}
              maxLength={maxName}
            />
          )}
        </Field>
      </details>
      <FormStatus lang={lang} sending={sending} problem={failure && { title: t(failure) }}>
        <QuestionHelp lang={lang} failure={failure} onSimilar={onSimilar} />
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
