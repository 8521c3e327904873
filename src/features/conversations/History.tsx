import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { leaving } from '../../i18n/texts/leaving.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Message } from './Message.tsx';
import { MoneyWarning } from './MoneyWarning.tsx';
import { needsWarning } from './needsWarning.ts';

/** So many of a long history are shown at once. */
const shownAtOnce = 8;

const Bubble = ({ lang, reply, own }: { lang: Language; reply: Stored<Reply>; own: boolean }) => (
  <li data-own={own || undefined} className={classes('flex flex-col', own ? 'items-end' : 'items-start')}>
    <p className="mb-1 text-sm text-ink-soft">
      <span translate={own ? undefined : 'no'} className="font-semibold">
        {own ? translate(lang, conversations)('you') : reply.sender_name}
      </span>
      {' · '}
      <time dateTime={new Date(reply.created_at).toISOString()}>{formatMoment(lang, reply.created_at)}</time>
    </p>
    <Message
      lang={lang}
      said={reply}
      own={own}
      className={classes(
        'max-w-[85%] overflow-x-clip rounded-lg px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
        own ? 'bg-blue text-on-fill' : 'bg-sunken',
      )}
    />
    {!own && needsWarning(reply) && <MoneyWarning lang={lang} />}
  </li>
);

/** The line above the first new message, which a thread with news opens at. */
const NewLine = ({ lang, jumpsHere }: { lang: Language; jumpsHere: boolean }) => {
  const line = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the messages are there.
  useLayoutEffect(() => {
    if (jumpsHere) line.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <li
      ref={line}
      data-new
      className="scroll-mt-20 border-signal border-t pt-1 text-center text-signal-strong text-sm font-semibold"
    >
      {translate(lang, conversations)('newMessages')}
    </li>
  );
};

/** The index of the first message that the other side sent after this moment, and after one's own last answer; else -1. */
const firstNew = (replies: readonly Reply[], userId: string, since: number | null): number => {
  const own = replies.findLastIndex(({ sender_id }) => sender_id === userId);
  return since === null
    ? -1
    : replies.findIndex(({ created_at }, place) => place > own && created_at > since);
};

type Props = {
  lang: Language;
  userId: string;
  replies: readonly Stored<Reply>[];
  loading: boolean;
  failed: boolean;
  /** The moment after which messages are new, in milliseconds; null where none is. */
  newSince: number | null;
  /** Scrolls to the first new message as soon as the messages are there. */
  opensAtNew: boolean;
  onRetry: () => void;
};

/** What was answered: one's own on the right, in blue. */
export const History = ({ lang, userId, replies, loading, failed, newSince, opensAtNew, onRetry }: Props) => {
  const t = translate(lang, conversations);
  const [whole, showWhole] = useState(false);
  const fresh = firstNew(replies, userId, newSince);
  const older = Math.max(replies.length - shownAtOnce, 0);
  const hidden = whole ? 0 : fresh === -1 ? older : Math.min(older, fresh);
  const warnsEarlier = replies
    .slice(0, hidden)
    .some((reply) => reply.sender_id !== userId && needsWarning(reply));
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t('history')}</h3>
      {hidden > 0 && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => showWhole(true)}>
          {t('earlier', { count: hidden })}
        </Button>
      )}
      {warnsEarlier && <MoneyWarning lang={lang} text={translate(lang, leaving)('moneyWarningEarlier')} />}
      <ol aria-live="polite" className="mt-3 grid grid-cols-1 gap-4">
        {replies.slice(hidden).map((reply) => (
          <Fragment key={reply.id}>
            {reply === replies[fresh] && <NewLine lang={lang} jumpsHere={opensAtNew} />}
            <Bubble lang={lang} reply={reply} own={reply.sender_id === userId} />
          </Fragment>
        ))}
      </ol>
      {loading && replies.length === 0 && (
        <div aria-hidden="true" className="mt-3 h-12 w-2/3 animate-pulse rounded-lg bg-sunken" />
      )}
      {failed && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {t('historyFailed')}
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </section>
  );
};
