import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { asksForPhoto } from '../../domain/conversations/asksForPhoto.ts';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { isOpen, isUnread, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Proposals } from '../../domain/conversations/proposal.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { agreedAt, isClaimed, isNamed } from '../../domain/reviews/review.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Elements } from '../../ui/elements.ts';
import { AddMenu } from './AddMenu.tsx';
import { askBike } from './answers.ts';
import type { DealProps } from './DealPanel.tsx';
import { History } from './History.tsx';
import type { NewProposal } from './newProposals.ts';
import { offerShown } from './offerShown.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { SoldReminder } from './SoldReminder.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadOpening } from './ThreadOpening.tsx';
import { useAnswer } from './useAnswer.ts';
import type { ProposalProps } from './useProposal.ts';
import { useReplies } from './useReplies.ts';
import { useNear, useNewSince } from './useSeen.ts';

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  onSent: (reply: Stored<Reply>, changes?: Proposals) => void;
  onOvertaken: (now: Inquiry) => void;
  onSeen: () => void;
  onClose: () => void;
};

type CardProps = ProposalProps & { kind: 'offer' | 'visit' };
const ProposalPanel = lazy(() =>
  import('./ProposalPanel.tsx').then(
    (module): { default: ComponentType<CardProps> } => ({ default: module.ProposalPanel }),
    (): { default: ComponentType<CardProps> } => ({ default: () => null }),
  ),
);

const MessagePhotos = lazyPart(async () => (await import('./MessagePhotos.tsx')).MessagePhotos, null);

type DialogProps = ProposalProps & { code: NewProposal['code']; onClose: () => void };
const ProposalDialog = lazy(() =>
  import('./ProposalDialog.tsx').then(
    (module): { default: ComponentType<DialogProps> } => ({ default: module.ProposalDialog }),
    (): { default: ComponentType<DialogProps> } => ({ default: () => null }),
  ),
);

const Automatic = lazyPart(async () => (await import('./AutoAnswer.tsx')).AutoAnswer, null);

type Deal = { default: ComponentType<DealProps> };
const DealPanel = lazy(() =>
  import('./DealPanel.tsx').then(
    (module): Deal => ({ default: module.DealPanel }),
    (): Deal => ({ default: () => null }),
  ),
);

/** Focuses the conversation if closing removes the focused field. */
const useFocusInside = (ref: RefObject<HTMLElement | null>, open: boolean) => {
  const before = useRef(open);
  useEffect(() => {
    const wasOpen = before.current;
    before.current = open;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && wasOpen && !open) ref.current?.focus({ preventScroll: true });
  }, [ref, open]);
};

const lastPhrasesOf = (userId: string, thread: Inquiry, replies: readonly Reply[]): readonly Phrase[] => {
  const last = replies.findLast(({ sender_id }) => sender_id !== userId);
  const first = thread.buyer_id === userId ? undefined : thread;
  return (last ?? first)?.phrases ?? [];
};

const isAskedForPhoto = (userId: string, last: Reply): boolean =>
  last.sender_id !== userId && asksForPhoto(last);

const photosOf = (
  { lang, threadId, userId }: { lang: Language; threadId: string; userId: string },
  { photos, sender_id, sender_name }: Reply,
): Elements =>
  photos && (
    <MessagePhotos
      lang={lang}
      threadId={threadId}
      ids={photos}
      own={sender_id === userId}
      name={sender_name}
    />
  );

/** Converts a thread's first message into a reply. */
const firstOf = ({
  id,
  buyer_id,
  buyer_name,
  message,
  phrases,
  photos,
  created_at,
}: Stored<Inquiry>): Stored<Reply> => ({
  id,
  sender_id: buyer_id,
  sender_name: buyer_name,
  message,
  created_at,
  ...(phrases && { phrases }),
  ...(photos && { photos }),
});

/** Offer and visit cards, each with the id of the message above it. */
const cardPositions = (thread: Stored<Inquiry>): readonly { kind: CardProps['kind']; messageId: string }[] =>
  [
    { kind: 'offer' as const, proposal: offerShown(thread) },
    { kind: 'visit' as const, proposal: thread.visit },
  ].flatMap(({ kind, proposal }) => (proposal ? [{ kind, messageId: proposal.reply_id ?? thread.id }] : []));

export const ThreadCard = (props: Props) => {
  const { lang, thread, userId, onSent, onOvertaken, onSeen, onClose } = props;
  const t = translate(lang, conversations);
  const ref = useRef<HTMLElement>(null);
  const unread = isUnread(thread, userId);
  const newSince = useNewSince(ref, thread, userId, onSeen);
  const [opensAtNew] = useState(newSince !== null);
  const today = useAnswer(askBike, thread.bike.id, true);
  const replies = useReplies(thread.id, thread.last_reply_id, useNear(ref));
  const open = isOpen(thread);
  const [proposed, propose] = useState<NewProposal['code'] | null>(null);
  useFocusInside(ref, open);
  const side = sideOf(thread, userId);
  const reachable = thread.contact_email !== null;
  const asksIfSold =
    thread.status === 'closed' &&
    side === 'seller' &&
    thread.closed_by === thread.buyer_id &&
    today?.state !== 'sold';
  const proposing: ProposalProps = {
    lang,
    thread,
    userId,
    available: reachable && agreedAt(thread) === null && today?.state !== 'sold' && today?.state !== 'gone',
    onSent: (reply, changes) => {
      replies.add(reply);
      onSent(reply, changes);
    },
    onOvertaken,
  };
  // Cards wait for their messages: moving a card later would lose a half-typed answer.
  const isComing = (id: string) =>
    replies.loading && id !== thread.id && !replies.replies.some((reply) => reply.id === id);
  const cardsWhere = (isHere: (id: string) => boolean): Elements =>
    cardPositions(thread)
      .filter(({ messageId }) => isHere(messageId))
      .map(({ kind }) => (
        <Suspense key={kind} fallback={null}>
          <ProposalPanel {...proposing} kind={kind} />
        </Suspense>
      ));
  return (
    <article ref={ref} tabIndex={-1} data-unread={unread || undefined} className="thread">
      <ThreadHead lang={lang} thread={thread} userId={userId} today={today} onClose={onClose} />
      <History
        lang={lang}
        userId={userId}
        first={firstOf(thread)}
        {...replies}
        newSince={newSince}
        opensAtNew={opensAtNew}
        onRetry={replies.retry}
        automatic={thread.auto_answer && <Automatic lang={lang} answer={thread.auto_answer} side={side} />}
        automaticAt={thread.auto_answer?.at}
        photosOf={(message) => photosOf({ lang, threadId: thread.id, userId }, message)}
        cardOf={(id) => cardsWhere((at) => at === id)}
        opening={<ThreadOpening lang={lang} thread={thread} side={side} />}
        ending={(shown) => (
          <>
            {cardsWhere((at) => !shown.has(at) && !isComing(at))}
            {asksIfSold && <SoldReminder lang={lang} buyerName={thread.buyer_name} />}
            {(isClaimed(thread) || isNamed(thread)) && (
              <Suspense fallback={null}>
                <DealPanel lang={lang} thread={thread} userId={userId} onOvertaken={onOvertaken} />
              </Suspense>
            )}
          </>
        )}
      />
      <div className="thread-foot" data-action-bar>
        {!open && <p className="text-center text-sm text-ink-soft">{t('closedNote')}</p>}
        {open && !reachable && <p className="mb-2 text-sm text-ink-soft">{t('noEmail')}</p>}
        {open && (
          <ReplyBox
            lang={lang}
            thread={thread}
            userId={userId}
            otherPhrases={lastPhrasesOf(userId, thread, replies.replies)}
            disabled={!reachable}
            onSent={(reply) => {
              replies.add(reply);
              onSent(reply);
            }}
            asksForPhoto={isAskedForPhoto(userId, replies.replies.at(-1) ?? firstOf(thread))}
            addMenu={(onPhrases, onPhotos) => (
              <AddMenu {...proposing} onPropose={propose} onPhrases={onPhrases} onPhotos={onPhotos} />
            )}
          />
        )}
      </div>
      {proposed && open && (
        <Suspense fallback={null}>
          <ProposalDialog {...proposing} code={proposed} onClose={() => propose(null)} />
        </Suspense>
      )}
    </article>
  );
};
