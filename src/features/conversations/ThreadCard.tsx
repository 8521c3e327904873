import { Mail, MessagesSquare, Phone } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { zaloLink } from '../../domain/contacts/zaloLink.ts';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { isOpen, isUnread, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Proposals } from '../../domain/conversations/proposal.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { agreedAt, isClaimed, isNamed } from '../../domain/reviews/review.ts';
import { formatDong, formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { askBike } from './answers.ts';
import { Badges } from './Badges.tsx';
import { BikePhoto } from './BikePhoto.tsx';
import type { DealProps } from './DealPanel.tsx';
import { readDraft } from './drafts.ts';
import { History } from './History.tsx';
import { Message } from './Message.tsx';
import { MoneyWarning } from './MoneyWarning.tsx';
import { nameOf } from './mergeThreads.ts';
import { needsWarning } from './needsWarning.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { currentPrice } from './readBike.ts';
import { useAnswer } from './useAnswer.ts';
import type { ProposalProps } from './useProposal.ts';
import { useReplies } from './useReplies.ts';
import { useNear, useNewSince } from './useSeen.ts';

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  /** Null until the person opens or closes the reply: then it is open where there is something to answer, or a draft. */
  replying: boolean | null;
  onReply: (open: boolean) => void;
  /** With what a reply changes of the offer or the visit. */
  onSent: (reply: Stored<Reply>, changes?: Proposals) => void;
  /** The thread has moved on behind this page. */
  onOvertaken: (now: Inquiry) => void;
  /** It has been on the screen for a moment. */
  onSeen: () => void;
  onClose: () => void;
};

type Panel = { default: ComponentType<ProposalProps> };
// Without its script a conversation is read and answered as ever.
const ProposalPanel = lazy(() =>
  import('./ProposalPanel.tsx').then(
    (module): Panel => ({ default: module.ProposalPanel }),
    (): Panel => ({ default: () => null }),
  ),
);

type Deal = { default: ComponentType<DealProps> };
const DealPanel = lazy(() =>
  import('./DealPanel.tsx').then(
    (module): Deal => ({ default: module.DealPanel }),
    (): Deal => ({ default: () => null }),
  ),
);

const linkLook = 'inline-flex min-h-11 items-center gap-2 wrap-anywhere';

/** How to reach the buyer by other ways. They are the buyer's own, and are not told to whom they belong. */
const Contacts = ({ thread }: { thread: Inquiry }) => (
  <p translate="no" className="mt-2 flex flex-wrap gap-x-5 text-sm">
    {thread.contact_email && (
      <a href={`mailto:${thread.contact_email}`} className={linkLook}>
        <Mail size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span>{thread.contact_email}</span>
      </a>
    )}
    {thread.contact_phone && (
      <>
        <a href={`tel:${thread.contact_phone}`} className={linkLook}>
          <Phone size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
          <span>{thread.contact_phone}</span>
        </a>
        <a
          href={zaloLink(thread.contact_phone)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Zalo ${thread.contact_phone}`}
          className={linkLook}
        >
          <MessagesSquare size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
          Zalo
        </a>
      </>
    )}
  </p>
);

const Actions = ({
  lang,
  thread,
  userId,
  replying,
  replyRef,
  onReply,
  onClose,
}: { replying: boolean; replyRef: RefObject<HTMLButtonElement | null> } & Omit<
  Props,
  'replying' | 'onSent' | 'onOvertaken' | 'onSeen'
>) => {
  const t = translate(lang, conversations);
  const reachable = thread.contact_email !== null;
  const selling = sideOf(thread, userId) === 'seller';
  // A buyer ends a conversation by saying that the bike is bought, which both have agreed on after a deal.
  const mayClose = selling || agreedAt(thread) === null;
  const hint = useId();
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        {!replying && (
          <Button ref={replyRef} disabled={!reachable} onClick={() => onReply(true)}>
            {t('reply')}
          </Button>
        )}
        {mayClose && (
          <Button variant="quiet" aria-describedby={hint} onClick={onClose}>
            {t(selling ? 'markClosed' : 'purchased')}
          </Button>
        )}
      </div>
      {!reachable && <p className="mt-2 text-sm text-ink-soft">{t('noEmail')}</p>}
      {mayClose && (
        <p id={hint} className="mt-2 text-sm text-ink-soft">
          {t(selling ? 'closeHint' : 'purchasedHint')}
        </p>
      )}
    </div>
  );
};

/** Focus stays in the conversation when what had it goes: the box of a reply that was sent, the button that closed it. */
const useFocusInside = (ref: RefObject<HTMLElement | null>, replying: boolean, open: boolean) => {
  const reply = useRef<HTMLButtonElement>(null);
  const before = useRef({ replying, open });
  useEffect(() => {
    const { current: last } = before;
    before.current = { replying, open };
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && ((last.replying && !replying) || (last.open && !open)))
      (reply.current ?? ref.current)?.focus({ preventScroll: true });
  }, [ref, replying, open]);
  return reply;
};

/** The phrases of what the other side said last. */
const heardBy = (userId: string, thread: Inquiry, replies: readonly Reply[]): readonly Phrase[] => {
  const last = replies.findLast(({ sender_id }) => sender_id !== userId);
  const first = thread.buyer_id === userId ? undefined : thread;
  return (last ?? first)?.phrases ?? [];
};

const notes = { sold: 'soldNote', paused: 'pausedNote', gone: 'goneNote' } as const;

/** One conversation about one bike, and what can be done in it. */
export const ThreadCard = (props: Props) => {
  const { lang, thread, userId, replying: asked, onReply, onSent, onOvertaken, onSeen } = props;
  const t = translate(lang, conversations);
  const ref = useRef<HTMLElement>(null);
  const unread = isUnread(thread, userId);
  const newSince = useNewSince(ref, thread, userId, onSeen);
  const [opensAtNew] = useState(newSince !== null);
  const [isReady] = useState(
    () => thread.contact_email !== null && (opensAtNew || readDraft(thread.id) !== ''),
  );
  const replying = asked ?? isReady;
  const today = useAnswer(askBike, thread.bike.id, true);
  const replies = useReplies(thread.id, thread.last_reply_id, useNear(ref));
  const [announced, announce] = useState(false);
  const replyRef = useFocusInside(ref, replying, isOpen(thread));
  const side = sideOf(thread, userId);
  const other = side === 'seller' ? thread.buyer_name : thread.seller_name;
  const name = nameOf(thread.bike);
  const asksIfSold =
    thread.status === 'closed' &&
    side === 'seller' &&
    thread.closed_by === thread.buyer_id &&
    today?.state !== 'sold';
  const sent = (reply: Stored<Reply>, changes?: Proposals) => {
    replies.add(reply);
    announce(true);
    onSent(reply, changes);
  };
  const proposes =
    thread.offer !== undefined ||
    thread.visit !== undefined ||
    (isOpen(thread) && thread.contact_email !== null);
  return (
    <article
      ref={ref}
      tabIndex={-1}
      data-unread={unread || undefined}
      className="rounded-lg border border-line bg-surface p-4 data-unread:border-signal md:p-6"
    >
      <div className="flex gap-3">
        <BikePhoto today={today} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 translate="no" className="min-w-0 text-lg font-bold wrap-anywhere">
              {today?.state === 'gone' ? (
                name
              ) : (
                <a
                  href={localize(lang, paths.listing(thread.bike.slug))}
                  className="no-underline hover:underline"
                >
                  {name}
                </a>
              )}
            </h2>
            <Badges lang={lang} thread={thread} userId={userId} unread={unread} today={today} />
          </div>
          <p translate="no" className="figures">
            {formatDong(lang, currentPrice(thread.bike.price, today))}
          </p>
          {today && today.state !== 'active' && (
            <p className="text-sm text-ink-soft">{t(notes[today.state])}</p>
          )}
        </div>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <time dateTime={new Date(thread.created_at).toISOString()}>
          {formatMoment(lang, thread.created_at)}
        </time>
      </p>
      <p className="mt-3">
        <span className="text-ink-soft">{`${t(side === 'seller' ? 'from' : 'to')}: `}</span>
        <span translate="no" className="font-semibold">
          {other}
        </span>
        <span className="text-ink-soft">{` · ${t(side === 'seller' ? 'youSell' : 'youBuy')}`}</span>
      </p>
      <div key={thread.id} className="mt-3">
        <Message
          lang={lang}
          said={thread}
          own={side === 'buyer'}
          className="max-w-prose overflow-x-clip whitespace-pre-wrap wrap-anywhere"
        />
      </div>
      {side === 'seller' && needsWarning(thread) && <MoneyWarning lang={lang} />}
      {side === 'seller' && <Contacts thread={thread} />}
      {(thread.last_reply_id !== null || replies.replies.length > 0 || announced) && (
        <History
          lang={lang}
          userId={userId}
          {...replies}
          newSince={newSince}
          opensAtNew={opensAtNew}
          onRetry={replies.retry}
        />
      )}
      {asksIfSold && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
          <p>{t('saysPurchased', { name: thread.buyer_name })}</p>
          <ButtonLink size="sm" href={localize(lang, paths.myListings)}>
            {t('markSold')}
          </ButtonLink>
        </div>
      )}
      {(isClaimed(thread) || isNamed(thread)) && (
        <Suspense fallback={null}>
          <DealPanel lang={lang} thread={thread} userId={userId} onOvertaken={onOvertaken} />
        </Suspense>
      )}
      {proposes && (
        <Suspense fallback={null}>
          <ProposalPanel
            lang={lang}
            thread={thread}
            userId={userId}
            available={
              thread.contact_email !== null &&
              agreedAt(thread) === null &&
              today?.state !== 'sold' &&
              today?.state !== 'gone'
            }
            onSent={sent}
            onOvertaken={onOvertaken}
          />
        </Suspense>
      )}
      {isOpen(thread) && replying && (
        <ReplyBox
          lang={lang}
          thread={thread}
          userId={userId}
          heard={heardBy(userId, thread, replies.replies)}
          takesFocus={asked === true}
          onSent={sent}
          onClose={() => onReply(false)}
        />
      )}
      {isOpen(thread) && <Actions {...props} replying={replying} replyRef={replyRef} />}
    </article>
  );
};
