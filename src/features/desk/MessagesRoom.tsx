import { Inbox } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { DeskMessage, MessageKind } from '../../domain/desk.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/RadioGroup.tsx';
import { askDesk } from './askDesk.ts';
import { Choices, Entries, Entry, Words } from './Entry.tsx';
import { QueueView } from './QueueView.tsx';
import type { RoomProps } from './roomProps.ts';
import { useDeeds } from './useDeeds.ts';
import { useQueue } from './useQueue.ts';
import { hashOf } from './useRoom.ts';

type Props = { lang: Language; message: DeskMessage };

const shown: readonly MessageKind[] = ['contact_messages', 'support_requests', 'feedback'];

/** What anybody typed as an address is one only if it looks like one. */
const answerTo = ({ email, subject }: DeskMessage) =>
  email && /^[^\s@<>",;?&]+@[^\s@<>",;?&]+$/.test(email)
    ? `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject ?? ''}`.trim())}`
    : null;

const MessageFacts = ({ lang, message }: Props) => {
  const t = translate(lang, desk);
  const { user_id, rating } = message;
  const from = [message.name, message.email].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-base font-semibold wrap-anywhere">{message.subject || t('noSubject')}</h3>
        {rating !== null && <Badge tone="blue">{t('rating', { count: rating })}</Badge>}
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {from && `${from} · `}
        {formatMoment(lang, message.created_at)}
        {user_id && (
          <>
            {' · '}
            <a href={hashOf('people', user_id)} className="underline">
              {user_id}
            </a>
          </>
        )}
      </p>
      {message.message && <Words>{message.message}</Words>}
    </>
  );
};

/** What people wrote on the contact page, asked for help with, and think of the site. */
export const MessagesRoom = ({ lang, onDone }: RoomProps) => {
  const t = translate(lang, desk);
  const [kind, setKind] = useState<MessageKind>('contact_messages');
  const queue = useQueue(useCallback((after) => askDesk({ queue: 'messages', kind, after }), [kind]));
  const deeds = useDeeds(lang, () => {
    void queue.reload();
    onDone();
  });
  return (
    <>
      <Segments
        legend={t('kind')}
        hideLegend
        name="kind"
        value={kind}
        onValueChange={setKind}
        options={shown.map((value) => ({ value, label: t(value) }))}
        className="mb-5 max-w-md"
      />
      <QueueView
        lang={lang}
        queue={queue}
        empty={<EmptyState icon={Inbox} title={t('noMessages')} text={t('noMessagesText')} />}
      >
        {(messages) => (
          <Entries>
            {messages.map((message) => {
              const answer = answerTo(message);
              return (
                <Entry key={message.id} busy={deeds.busy === message.id}>
                  <MessageFacts lang={lang} message={message} />
                  <Choices>
                    {answer && <ButtonLink href={answer}>{t('answer')}</ButtonLink>}
                    <Button
                      loading={deeds.busy === message.id}
                      aria-label={`${t('finish')}: ${message.subject || t('noSubject')}`}
                      onClick={() =>
                        void deeds.perform({ act: 'finish', kind, message: message.id }, message.id)
                      }
                    >
                      {t('finish')}
                    </Button>
                  </Choices>
                </Entry>
              );
            })}
          </Entries>
        )}
      </QueueView>
    </>
  );
};
