import { Inbox } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { MessageKind } from '../../domain/admin/admin.ts';
import type { AdminMessage } from '../../domain/admin/adminAnswers.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/RadioGroup.tsx';
import { AdminQueue, type Work } from './AdminQueue.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry, EntryHead, Id, Words } from './Entry.tsx';
import { TakedownChoices, TakedownFacts } from './Takedown.tsx';
import type { TabProps } from './tabProps.ts';
import { hashOf } from './useAdminTab.ts';

type Props = { lang: Language; message: AdminMessage };

const shown: readonly MessageKind[] = ['contact_messages', 'support_requests', 'feedback'];
const states = ['open', 'closed'] as const;
type State = (typeof states)[number];

const MessageFacts = ({ lang, message }: Props) => {
  const t = translate(lang, admin);
  const { user_id, rating } = message;
  // The contact page does not check whether an address belongs to the sender.
  const isTyped = message.email && message.kind === 'contact_messages';
  const address = isTyped ? `${message.email} (${t('unconfirmed')})` : message.email;
  const from = [message.name, address].filter(Boolean).join(' · ');
  return (
    <>
      <EntryHead title={message.subject || t('noSubject')}>
        {rating !== null && <Badge tone="blue">{t('rating', { count: rating })}</Badge>}
      </EntryHead>
      <p className="text-sm text-ink-soft wrap-anywhere">
        <span>{(from ? `${from} · ` : '') + formatMoment(lang, message.created_at)}</span>
        {user_id && (
          <>
            <span>{' · '}</span>
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

const Answers = ({ lang, message }: Props) => {
  const t = translate(lang, admin);
  if (message.answers.length === 0) return null;
  return (
    <ol aria-label={t('answers')} className="mt-4 grid grid-cols-1 gap-3">
      {message.answers.map(({ id, words, operator_id, answered_at, email }) => (
        <li key={id} className="rounded-md bg-sunken px-3 py-2">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            <span>{formatMoment(lang, answered_at)}</span>
            <span>
              {t('by')} <Id>{operator_id}</Id>
            </span>
            {email && (
              <Badge key={email} tone={email === 'failed' ? 'warn' : 'blue'}>
                {t(`answer.${email}`)}
              </Badge>
            )}
          </p>
          <Words>{words}</Words>
        </li>
      ))}
    </ol>
  );
};

type MessageProps = Props & { closed: boolean; work: Work };

const Message = ({ lang, message, closed, work }: MessageProps) => {
  const { busy, perform } = work;
  const t = translate(lang, admin);
  const [isAnswering, setAnswering] = useState(false);
  const { id, kind, subject, answerable, takedown } = message;
  const about = subject || t('noSubject');
  const send = async (answer: { id: string; words: string }) => {
    if (await perform({ act: 'answer', kind, message: id, ...answer }, id)) setAnswering(false);
  };
  return (
    <Entry busy={busy === id && !isAnswering}>
      <MessageFacts lang={lang} message={message} />
      {takedown && <TakedownFacts lang={lang} takedown={takedown} />}
      <Answers lang={lang} message={message} />
      {isAnswering ? (
        <AnswerForm
          lang={lang}
          isTyped={kind === 'contact_messages'}
          busy={busy === id}
          onSend={(answer) => void send(answer)}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <>
          {!answerable && !closed && <p className="mt-4 text-sm text-ink-soft">{t('unanswerable')}</p>}
          <Choices>
            {takedown && <TakedownChoices lang={lang} message={message} takedown={takedown} work={work} />}
            {answerable && (
              <Choice
                label={t(closed ? 'answerAgain' : 'answer')}
                about={about}
                onClick={() => setAnswering(true)}
              />
            )}
            {!closed && !(takedown && !takedown.decision) && (
              <Choice
                label={t('finish')}
                about={about}
                loading={busy === id}
                onClick={() => void perform({ act: 'finish', kind, message: id }, id)}
              />
            )}
          </Choices>
        </>
      )}
    </Entry>
  );
};

export const MessagesTab = ({ lang, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const [kind, setKind] = useState<MessageKind>('contact_messages');
  const [state, setState] = useState<State>('open');
  const closed = state === 'closed';
  const ask = useCallback(
    (after: string | null) => askAdmin({ queue: 'messages', kind, closed, after }),
    [kind, closed],
  );
  const empty = closed ? (
    <EmptyState icon={Inbox} title={t('noClosed')} text={t('noClosedText')} />
  ) : (
    <EmptyState icon={Inbox} title={t('noMessages')} text={t('noMessagesText')} />
  );
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3">
        <Segments
          legend={t('kind')}
          hideLegend
          name="kind"
          value={kind}
          onValueChange={setKind}
          options={shown.map((value) => ({ value, label: t(value) }))}
          className="w-full max-w-md"
        />
        <Segments
          legend={t('messageState')}
          hideLegend
          name="state"
          value={state}
          onValueChange={setState}
          options={states.map((value) => ({ value, label: t(`messages.${value}`) }))}
          className="w-full max-w-xs"
        />
      </div>
      <AdminQueue lang={lang} ask={ask} onDone={onDone} empty={empty}>
        {(messages, work) =>
          messages.map((message) => (
            <Message key={message.id} lang={lang} message={message} closed={closed} work={work} />
          ))
        }
      </AdminQueue>
    </>
  );
};
