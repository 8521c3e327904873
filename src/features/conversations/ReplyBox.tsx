import { SendHorizontal, X } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
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
import type { Elements } from '../../ui/elements.ts';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
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
  /** Nobody can be answered: the other side has no address. */
  disabled: boolean;
  onSent: (reply: Stored<Reply>) => void;
  /** Returns the button beside the field, which is told how to open the phrases. */
  addMenu: (onPhrases: () => void) => Elements;
};

/** The field at the end of a conversation. Typed text is kept until it has been sent or cancelled. */
export const ReplyBox = ({ lang, thread, userId, heard, disabled, onSent, addMenu }: Props) => {
  const t = translate(lang, conversations);
  const [text, setText] = useState(() => readDraft(thread.id));
  const [chosen, keepChosen] = useChosenPhrases(thread.id);
  /** How often the phrases were asked for, and whether they are open. */
  const [phrases, setPhrases] = useState({ asked: 0, open: false });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useRef(newId());
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const isEmpty = chosen.length === 0 && !hasVisibleText(text);
  const label = chosen.length > 0 ? t('freeText') : t('replyLabel');

  // Another text is another reply, unless the one before may have arrived.
  const renew = () => {
    if (failure === null) id.current = newId();
  };
  const change = (next: string) => {
    setText(next);
    keepDraft(thread.id, next);
    renew();
  };
  const choose = (next: readonly Phrase[]) => {
    keepChosen(next);
    renew();
  };
  const clear = () => {
    setText('');
    keepDraft(thread.id, '');
    keepChosen([]);
    setPhrases((now) => ({ ...now, open: false }));
    box.current?.style.removeProperty('height');
    box.current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || isEmpty || disabled) return;
    setSending(true);
    setFailure(null);
    try {
      const said = await prepareMessage(lang, chosen, text);
      const reply = await sendReply(thread, userId, id.current, said);
      id.current = newId();
      clear();
      void countSent(said);
      const name = otherName(thread, userId, t);
      notify({ title: t('replySent'), text: t('replySentText', { name }), tone: 'success' });
      onSent(reply);
    } catch (problem) {
      reportError(problem, 'send a reply', { userId });
      setFailure(t(problem instanceof ReplyRefused ? problem.reason : 'replyFailed'));
    } finally {
      setSending(false);
    }
  };
  const cancel = () => {
    setFailure(null);
    renew();
    clear();
  };

  return (
    <form ref={form} onSubmit={submit} method="post">
      {(phrases.open || chosen.length > 0) && (
        <div className="thread-phrases">
          <PhrasePlace
            key={phrases.asked}
            lang={lang}
            side={sideOf(thread, userId)}
            heard={heard}
            chosen={chosen}
            onChange={choose}
            asked={phrases.open}
            onDone={() => {
              setPhrases((now) => ({ ...now, open: false }));
              form.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
            }}
          />
        </div>
      )}
      <FormStatus
        lang={lang}
        sending={sending}
        problem={failure === null ? null : { text: failure }}
        className="mb-2"
      />
      <div className="flex items-end gap-1.5">
        {!disabled && addMenu(() => setPhrases(({ asked }) => ({ asked: asked + 1, open: true })))}
        <div className="relative min-w-0 flex-1">
          <TextArea
            ref={box}
            name="reply"
            rows={1}
            aria-label={label}
            placeholder={label}
            value={text}
            disabled={disabled}
            maxLength={roomBeside(chosen)}
            onChange={({ target }) => change(target.value)}
            className={`thread-field ${isEmpty ? '' : 'pr-11'}`}
          />
          {!isEmpty && (
            <IconButton
              icon={X}
              label={t('cancel')}
              onClick={cancel}
              disabled={sending}
              className="absolute right-0.5 bottom-0.5"
            />
          )}
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={isEmpty || sending || disabled}
          loading={sending}
          loadingLabel={t('sending')}
          className="thread-send"
        >
          <SendHorizontal size={20} aria-hidden="true" />
          <span>{t('sendReply')}</span>
        </Button>
      </div>
    </form>
  );
};
