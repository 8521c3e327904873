import { type SubmitEvent, useRef, useState } from 'react';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { newId } from '../../domain/platform/newId.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { reportError } from '../../shell/reportError.ts';
import { notify } from '../../ui/notify.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { otherName } from './otherName.ts';
import { countSent, prepareMessage } from './prepareMessage.ts';
import { sendPhotoReply } from './sendPhotoReply.ts';
import { useChosenPhrases } from './useChosenPhrases.ts';
import { PhotosUnsent, useMessagePhotos } from './useMessagePhotos.ts';
import { ReplyRefused, sendReply } from './writeThread.ts';

type Params = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  /** The thread has no email address to answer to: nothing can be sent. */
  disabled: boolean;
  onSent: (reply: Stored<Reply>) => void;
  onCleared: () => void;
};

/** Keeps text and phrases in this tab until sent or cancelled. */
export const useReply = ({ lang, thread, userId, disabled, onSent, onCleared }: Params) => {
  const t = translate(lang, conversations);
  const [text, setText] = useState(() => readDraft(thread.id));
  const [chosen, keepChosen] = useChosenPhrases(thread.id);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useRef(newId());
  const photos = useMessagePhotos(thread.id);
  const isEmpty = chosen.length === 0 && photos.photos.length === 0 && !hasVisibleText(text);

  // A changed text gets a new id. A retry of the same text keeps the id, because the failed reply may have
  // arrived.
  const renewId = () => {
    if (failure === null) id.current = newId();
  };
  const change = (next: string) => {
    setText(next);
    keepDraft(thread.id, next);
    renewId();
  };
  const choose = (next: readonly Phrase[]) => {
    keepChosen(next);
    renewId();
  };
  const clear = () => {
    setText('');
    keepDraft(thread.id, '');
    keepChosen([]);
    photos.clear();
    onCleared();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || isEmpty || disabled) return;
    setSending(true);
    setFailure(null);
    try {
      const content = await prepareMessage(lang, chosen, text);
      const ids = await photos.send();
      const reply =
        ids.length > 0
          ? await sendPhotoReply(lang, thread, userId, id.current, content, ids)
          : await sendReply(thread, userId, id.current, content);
      id.current = newId();
      clear();
      void countSent(content);
      const name = otherName(thread, userId, t);
      notify({ title: t('replySent'), text: t('replySentText', { name }), tone: 'success' });
      onSent(reply);
    } catch (problem) {
      if (problem instanceof PhotosUnsent) return setFailure(t(problem.reason));
      reportError(problem, 'send a reply', { userId });
      setFailure(t(problem instanceof ReplyRefused ? problem.reason : 'replyFailed'));
    } finally {
      setSending(false);
    }
  };
  const cancel = () => {
    setFailure(null);
    renewId();
    clear();
  };

  return { text, chosen, photos, isEmpty, sending, failure, change, choose, submit, cancel };
};
