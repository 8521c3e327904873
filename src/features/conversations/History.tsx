import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { leaving } from '../../i18n/texts/leaving.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Bubble } from './Bubble.tsx';
import { dayStarts, nameDay } from './dayMarks.ts';
import { MoneyWarning } from './MoneyWarning.tsx';
import { needsWarning } from './needsWarning.ts';
import { useStickToEnd } from './useStickToEnd.ts';

/** Limit of shown replies. Older ones are folded. */
const maxShown = 50;

/** Line above the first new message. Unread threads open scrolled to it. */
const NewLine = ({ lang, jumpsHere }: { lang: Language; jumpsHere: boolean }) => {
  const line = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the messages are loaded.
  useLayoutEffect(() => {
    if (jumpsHere) line.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <li
      ref={line}
      data-new
      className="border-signal border-t pt-1 text-center text-signal-strong text-sm font-semibold"
    >
      {translate(lang, conversations)('newMessages')}
    </li>
  );
};

/** Index of the first message after both `since` and the user's own last reply, or -1. */
const firstNew = (replies: readonly Reply[], userId: string, since: number | null): number => {
  const own = replies.findLastIndex(({ sender_id }) => sender_id === userId);
  return since === null
    ? -1
    : replies.findIndex(({ created_at }, index) => index > own && created_at > since);
};

type Props = {
  lang: Language;
  userId: string;
  first: Stored<Reply>;
  replies: readonly Stored<Reply>[];
  loading: boolean;
  failed: boolean;
  /** Messages after this time (ms) are new; null if none are. */
  newSince: number | null;
  /** Scrolls to the first new message, not to the end. */
  opensAtNew: boolean;
  onRetry: () => void;
  photosOf?: (message: Stored<Reply>) => Elements;
  /** Returns the card of a message's offer or visit, shown below the message. */
  cardOf?: (id: string) => Elements;
  opening?: Elements;
  /** Renders content below the messages. `shown`: their ids. */
  ending?: (shown: ReadonlySet<string>) => Elements;
  automatic?: Elements;
  automaticAt?: number | undefined;
};

export const History = ({
  lang,
  userId,
  first,
  replies,
  loading,
  failed,
  newSince,
  opensAtNew,
  onRetry,
  photosOf,
  cardOf,
  opening,
  ending,
  automatic,
  automaticAt,
}: Props) => {
  const t = translate(lang, conversations);
  const [whole, showWhole] = useState(false);
  const [now] = useState(() => Date.now());
  const fresh = firstNew(replies, userId, newSince);
  const older = Math.max(replies.length - maxShown, 0);
  const hidden = whole ? 0 : fresh === -1 ? older : Math.min(older, fresh);
  const warnsEarlier = replies
    .slice(0, hidden)
    .some((reply) => reply.sender_id !== userId && needsWarning(reply));
  const shown = replies.slice(hidden);
  const after = shown.find(({ created_at }) => automaticAt !== undefined && created_at > automaticAt);
  const starts = dayStarts([first, ...shown]);
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const toEnd = useStickToEnd(box, !opensAtNew);
  const last = replies.at(-1);
  const lastOwn = last?.sender_id === userId ? last.id : null;
  const isEmpty = replies.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the messages are loaded, and with each own one.
  useLayoutEffect(() => {
    if (!opensAtNew || lastOwn !== null) toEnd();
  }, [isEmpty, lastOwn, toEnd]);
  const bubble = (message: Stored<Reply>) => (
    <Bubble
      lang={lang}
      message={message}
      own={message.sender_id === userId}
      photos={photosOf?.(message)}
      dayName={starts.has(message.id) ? nameDay(lang, message.created_at, now) : null}
    >
      {cardOf?.(message.id)}
    </Bubble>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <div ref={box} role="log" aria-labelledby={title} aria-busy={loading} tabIndex={0} className="thread-log">
      <div>
        <h3 id={title} className="sr-only">
          {t('history')}
        </h3>
        {opening}
        <ol className="grid grid-cols-1 gap-3">
          {bubble(first)}
          {hidden > 0 && (
            <li className="text-center">
              <Button size="sm" variant="quiet" onClick={() => showWhole(true)}>
                {t('earlier', { count: hidden })}
              </Button>
              {warnsEarlier && (
                <MoneyWarning lang={lang} text={translate(lang, leaving)('moneyWarningEarlier')} />
              )}
            </li>
          )}
          {shown.map((reply) => (
            <Fragment key={reply.id}>
              {reply === after && automatic}
              {reply === replies[fresh] && <NewLine lang={lang} jumpsHere={opensAtNew} />}
              {bubble(reply)}
            </Fragment>
          ))}
          {!after && automatic}
        </ol>
        {loading && isEmpty && <div aria-hidden="true" className="h-12 animate-pulse rounded-lg bg-sunken" />}
        {failed && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
            {t('historyFailed')}
            <Button size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
          </p>
        )}
        {ending?.(new Set([first, ...shown].map(({ id }) => id)))}
      </div>
    </div>
  );
};
