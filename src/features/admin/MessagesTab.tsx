import { Inbox } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { AdminMessage } from '../../domain/admin/admin.schema.ts';
import type { MessageKind } from '../../domain/admin/admin.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/RadioGroup.tsx';
import { AdminQueue } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry, EntryHead, Words } from './Entry.tsx';
import type { TabProps } from './tabProps.ts';
import { hashOf } from './useAdminTab.ts';

type Props = { lang: Language; message: AdminMessage };

const shown: readonly MessageKind[] = ['contact_messages', 'support_requests', 'feedback'];

/** Returns a `mailto:` link, or null if the typed address does not look like one. */
const answerTo = ({ email, subject }: AdminMessage) =>
  email && /^[^\s@<>",;?&]+@[^\s@<>",;?&]+$/.test(email)
    ? `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject ?? ''}`.trim())}`
    : null;

const MessageFacts = ({ lang, message }: Props) => {
  const t = translate(lang, admin);
  const { user_id, rating } = message;
  // The contact page accepts any address.
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

export const MessagesTab = ({ lang, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const [kind, setKind] = useState<MessageKind>('contact_messages');
  const ask = useCallback((after: string | null) => askAdmin({ queue: 'messages', kind, after }), [kind]);
  const empty = <EmptyState icon={Inbox} title={t('noMessages')} text={t('noMessagesText')} />;
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
      <AdminQueue lang={lang} ask={ask} onDone={onDone} empty={empty}>
        {(messages, { busy, perform }) =>
          messages.map((message) => {
            const { id, subject } = message;
            const answer = answerTo(message);
            return (
              <Entry key={id} busy={busy === id}>
                <MessageFacts lang={lang} message={message} />
                <Choices>
                  {answer && <ButtonLink href={answer}>{t('answer')}</ButtonLink>}
                  <Choice
                    label={t('finish')}
                    about={subject || t('noSubject')}
                    loading={busy === id}
                    onClick={() => void perform({ act: 'finish', kind, message: id }, id)}
                  />
                </Choices>
              </Entry>
            );
          })
        }
      </AdminQueue>
    </>
  );
};
