import { useState } from 'react';
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

type Props = {
  lang: Language;
  userId: string;
  replies: readonly Stored<Reply>[];
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
};

/** What was answered: one's own on the right, in blue. */
export const History = ({ lang, userId, replies, loading, failed, onRetry }: Props) => {
  const t = translate(lang, conversations);
  const [whole, showWhole] = useState(false);
  const hidden = whole ? 0 : Math.max(replies.length - shownAtOnce, 0);
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
          <Bubble key={reply.id} lang={lang} reply={reply} own={reply.sender_id === userId} />
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
