import { type SubmitEvent, useRef, useState } from 'react';
import { newId } from '../../domain/platform/newId.ts';
import { maxAnswer } from '../../domain/support/answer.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

type Props = {
  lang: Language;
  /** A visitor typed the address, so it is unconfirmed. */
  isTyped: boolean;
  busy: boolean;
  /** Retries use the same `id`, so the answer is sent once. */
  onSend: (answer: { id: string; words: string }) => void;
  onCancel: () => void;
};

export const AnswerForm = ({ lang, isTyped, busy, onSend, onCancel }: Props) => {
  const t = translate(lang, admin);
  const id = useRef(newId());
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget).get('words');
    const words = typeof typed === 'string' ? typed.trim() : '';
    setMissing(!hasVisibleText(words));
    if (hasVisibleText(words)) onSend({ id: id.current, words });
  };
  return (
    <form onSubmit={submit} noValidate method="post" aria-label={t('answer')} className="mt-4 max-w-prose">
      <Field
        label={t('answerWords')}
        hint={t(isTyped ? 'answerHintTyped' : 'answerHint')}
        error={isMissing && t('answerMissing')}
      >
        {(ids) => <TextArea {...ids} name="words" rows={5} maxLength={maxAnswer} autoFocus />}
      </Field>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy} loadingLabel={t('sending')}>
          {t('sendAnswer')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </p>
    </form>
  );
};
