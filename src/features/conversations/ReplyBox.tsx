import { SendHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PhotoArea } from './PhotoArea.tsx';
import { PhrasePlace } from './PhrasePlace.tsx';
import { roomBeside } from './prepareMessage.ts';
import { useReply } from './useReply.ts';

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  /** Phrases of the other side's last message. */
  otherPhrases: readonly Phrase[];
  disabled: boolean;
  onSent: (reply: Stored<Reply>) => void;
  addMenu: (onPhrases: () => void, onPhotos: () => void) => Elements;
  asksForPhoto: boolean;
};

/** Form of a reply. Keeps the text until sent or cancelled. */
export const ReplyBox = (props: Props) => {
  const { lang, thread, userId, disabled, onSent, addMenu } = props;
  const t = translate(lang, conversations);
  /** `requests`: how often the phrases were opened. `open`: whether they are open now. */
  const [phrases, setPhrases] = useState({ requests: 0, open: false });
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hidePhrases = () => setPhrases((now) => ({ ...now, open: false }));
  const onCleared = () => {
    hidePhrases();
    box.current?.style.removeProperty('height');
    box.current?.focus();
  };
  const reply = useReply({ lang, thread, userId, disabled, onSent, onCleared });
  const { chosen, isEmpty, sending, failure } = reply;
  const label = chosen.length > 0 ? t('freeText') : t('replyLabel');

  return (
    <form ref={form} onSubmit={reply.submit} method="post">
      {(phrases.open || chosen.length > 0) && (
        <div className="thread-phrases">
          <PhrasePlace
            key={phrases.requests}
            lang={lang}
            side={sideOf(thread, userId)}
            otherPhrases={props.otherPhrases}
            chosen={chosen}
            onChange={reply.choose}
            opensAtOnce={phrases.open}
            onDone={() => {
              hidePhrases();
              form.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
            }}
          />
        </div>
      )}
      {!disabled && (
        <PhotoArea
          {...{ lang, sending, input: files, state: reply.photos }}
          offers={props.asksForPhoto ? 'asked' : null}
        />
      )}
      <FormStatus
        lang={lang}
        sending={sending}
        problem={failure === null ? null : { text: failure }}
        className="mb-2"
      />
      <div className="flex items-end gap-1.5">
        {!disabled &&
          addMenu(
            () => setPhrases(({ requests }) => ({ requests: requests + 1, open: true })),
            () => files.current?.click(),
          )}
        <div className="relative min-w-0 flex-1">
          <TextArea
            ref={box}
            name="reply"
            rows={1}
            aria-label={label}
            placeholder={label}
            value={reply.text}
            disabled={disabled}
            maxLength={roomBeside(chosen)}
            onChange={({ target }) => reply.change(target.value)}
            className={`thread-field ${isEmpty ? '' : 'pr-11'}`}
          />
          {!isEmpty && (
            <IconButton
              icon={X}
              label={t('cancel')}
              onClick={reply.cancel}
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
