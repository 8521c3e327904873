import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { maxMessage } from '../../domain/conversations/inquiryFields.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { newId } from '../../domain/platform/newId.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { reportError } from '../../frame/reportError.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { otherName } from './otherName.ts';
import { ReplyRefused, sendReply } from './writeThread.ts';

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  onSent: (reply: Stored<Reply>) => void;
  onClose: () => void;
};

/** Writes one reply. What is typed stays until it has been sent or cancelled. */
export const ReplyBox = ({ lang, thread, userId, onSent, onClose }: Props) => {
  const t = translate(lang, conversations);
  const [text, setText] = useState(() => readDraft(thread.id));
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useRef(newId());
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  const change = (next: string) => {
    setText(next);
    keepDraft(thread.id, next);
    // Another text is another reply, unless the one before may have arrived.
    if (failure === null) id.current = newId();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !hasVisibleText(text)) return;
    setSending(true);
    setFailure(null);
    try {
      const reply = await sendReply(thread, userId, id.current, text.trim());
      keepDraft(thread.id, '');
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
    keepDraft(thread.id, '');
    onClose();
  };

  return (
    <form onSubmit={submit} className="mt-4 border-t border-line pt-4" method="post">
      <Field label={t('replyLabel')} error={failure}>
        {(ids) => (
          <TextArea
            {...ids}
            ref={box}
            name="reply"
            value={text}
            maxLength={maxMessage}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={!hasVisibleText(text) || sending}
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
