import { Mail, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { asksForMoney } from '../../domain/asksForMoney.ts';
import { type Inquiry, isOpen, type Reply, sideOf } from '../../domain/inquiry.ts';
import type { Stored } from '../../domain/listing.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { talk } from '../../i18n/texts/talk.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { History } from './History.tsx';
import { MoneyWarning } from './MoneyWarning.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { useReplies } from './useReplies.ts';
import { useNear, useUnreadMark } from './useSeen.ts';

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  replying: boolean;
  closing: boolean;
  onReply: (open: boolean) => void;
  onSent: (reply: Stored<Reply>) => void;
  onClose: () => void;
};

const tones = { new: 'blue', replied: 'green', closed: 'grey' } as const;
const linkLook = 'inline-flex min-h-11 items-center gap-2 wrap-anywhere';

const Contacts = ({ thread }: { thread: Inquiry }) => (
  <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
    {thread.contact_email && (
      <a href={`mailto:${thread.contact_email}`} className={linkLook}>
        <Mail size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
        {thread.contact_email}
      </a>
    )}
    {thread.contact_phone && (
      <a href={`tel:${thread.contact_phone}`} className={linkLook}>
        <Phone size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
        {thread.contact_phone}
      </a>
    )}
  </p>
);

const Actions = ({ lang, thread, userId, closing, onReply, onClose }: Omit<Props, 'replying' | 'onSent'>) => {
  const t = translate(lang, talk);
  const reachable = thread.contact_email !== null;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Button disabled={!reachable} onClick={() => onReply(true)}>
          {t('reply')}
        </Button>
        <Button variant="quiet" loading={closing} onClick={onClose}>
          {t(sideOf(thread, userId) === 'seller' ? 'markClosed' : 'purchased')}
        </Button>
      </div>
      {!reachable && <p className="mt-2 text-sm text-ink-soft">{t('noEmail')}</p>}
    </div>
  );
};

/** One conversation about one bike, and what can be done in it. */
export const ThreadCard = (props: Props) => {
  const { lang, thread, userId, replying, onReply, onSent } = props;
  const t = translate(lang, talk);
  const ref = useRef<HTMLElement>(null);
  const unread = useUnreadMark(ref, thread, userId);
  const replies = useReplies(thread.id, thread.last_reply_id, useNear(ref));
  const [announced, announce] = useState(false);
  const side = sideOf(thread, userId);
  const other = side === 'seller' ? thread.buyer_name : thread.seller_name;
  const { year, make, model, slug } = thread.bike;
  const sent = (reply: Stored<Reply>) => {
    replies.add(reply);
    announce(true);
    onSent(reply);
  };
  return (
    <article
      ref={ref}
      id={thread.id}
      data-unread={unread || undefined}
      className="scroll-mt-20 rounded-lg border border-line bg-surface p-4 data-unread:border-signal md:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg font-bold wrap-anywhere">
          <a href={localize(lang, paths.listing(slug))} className="no-underline hover:underline">
            {`${year} ${make} ${model}`}
          </a>
        </h2>
        <span className="flex gap-2">
          {unread && <Badge tone="signal">{t('unread')}</Badge>}
          <Badge tone={tones[thread.status]}>{t(thread.status)}</Badge>
        </span>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <time dateTime={new Date(thread.created_at).toISOString()}>
          {formatMoment(lang, thread.created_at)}
        </time>
      </p>
      <p className="mt-3">
        <span className="text-ink-soft">{t(side === 'seller' ? 'from' : 'to')}: </span>
        <span className="font-semibold">{other}</span>
        <span className="text-ink-soft"> · {t(side === 'seller' ? 'youSell' : 'youBuy')}</span>
      </p>
      <p className="mt-3 max-w-prose overflow-x-clip whitespace-pre-wrap wrap-anywhere">{thread.message}</p>
      {side === 'seller' && asksForMoney(thread.message) && <MoneyWarning lang={lang} />}
      <Contacts thread={thread} />
      {(thread.last_reply_id !== null || replies.replies.length > 0 || announced) && (
        <History lang={lang} userId={userId} {...replies} onRetry={replies.retry} />
      )}
      {thread.status === 'closed' && side === 'seller' && thread.closed_by === thread.buyer_id && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
          <p>{t('saysPurchased', { name: thread.buyer_name })}</p>
          <ButtonLink size="sm" href={localize(lang, paths.myListings)}>
            {t('markSold')}
          </ButtonLink>
        </div>
      )}
      {isOpen(thread) &&
        (replying ? (
          <ReplyBox
            lang={lang}
            thread={thread}
            userId={userId}
            onSent={sent}
            onClose={() => onReply(false)}
          />
        ) : (
          <Actions {...props} />
        ))}
    </article>
  );
};
