import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { newId } from '../../domain/platform/newId.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { reportError } from '../../frame/reportError.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { otherName } from './otherName.ts';
import { PhrasePlace } from './PhrasePlace.tsx';
import { countSent, prepareMessage, roomBeside } from './prepareMessage.ts';
import { useChosenPhrases } from './useChosenPhrases.ts';
import { ReplyRefused, sendReply } from './writeThread.ts';

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  /** The phrases of the other side's last message. */
  heard: readonly Phrase[];
  /** Set when the person asked for the field. One that is there by itself must not bring up a phone's keyboard. */
  takesFocus: boolean;
  onSent: (reply: Stored<Reply>) => void;
  onClose: () => void;
};

/** Writes one reply. What is typed stays until it has been sent or cancelled. */
export const ReplyBox = ({ lang, thread, userId, heard, takesFocus, onSent, onClose }: Props) => {
  const t = translate(lang, conversations);
  const [text, setText] = useState(() => readDraft(thread.id));
  const [chosen, keepChosen] = useChosenPhrases(thread.id);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useRef(newId());
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);

  const isEmpty = chosen.length === 0 && !hasVisibleText(text);

  // Another text is another reply, unless the one before may have arrived.
  const renew = () => {
    if (failure === null) id.current = newId();
  };
  const change = (next: string) => {
    setText(next);
    keepDraft(thread.id, next);
    renew();
  };
  const choose = (phrases: readonly Phrase[]) => {
    keepChosen(phrases);
    renew();
  };
  const forget = () => {
    keepDraft(thread.id, '');
    keepChosen([]);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || isEmpty) return;
    setSending(true);
    setFailure(null);
    try {
      const said = await prepareMessage(lang, chosen, text);
      const reply = await sendReply(thread, userId, id.current, said);
      forget();
      void countSent(said);
      const name = otherName(thread, userId, t);
      notify({ title: t('replySent'), text: t('replySentText', { name }), tone: 'success' });
      onSent(reply);
    } catch (problem) {
      reportError(problem, 'send a reply', { userId });
      setFailure(t(problem instanceof ReplyRefused ? problem.reason : 'replyFailed'));
      setSending(false);
    }
  };

  const cancel = () => {
    forget();
    onClose();
  };

  return (
    <form onSubmit={submit} className="mt-4 border-t border-line pt-4" method="post">
      <PhrasePlace
        lang={lang}
        side={sideOf(thread, userId)}
        heard={heard}
        chosen={chosen}
        onChange={choose}
      />
      <Field label={chosen.length > 0 ? t('freeText') : t('replyLabel')} className="mt-4">
        {(ids) => (
          <TextArea
            {...ids}
            ref={box}
            name="reply"
            value={text}
            maxLength={roomBeside(chosen)}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <FormStatus
        lang={lang}
        sending={sending}
        problem={failure === null ? null : { text: failure }}
        className="mt-3"
      />
      <div className="mt-3 flex gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={isEmpty || sending}
          loading={sending}
          loadingLabel={t('sending')}
        >
          {t('sendReply')}
        </Button>
        <Button onClick={cancel} disabled={sending}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
