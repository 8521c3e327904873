import { useRef } from 'react';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isOpen, isUnread, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { formatDong } from '../../i18n/format.ts';
import { formatRecent } from '../../i18n/formatRecent.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { wordsOf } from '../../i18n/wordsOf.ts';
import { askBike, askLastReply } from './answers.ts';
import { BikeBadge } from './Badges.tsx';
import { BikePhoto } from './BikePhoto.tsx';
import { CutTitle } from './CutTitle.tsx';
import { useDraft } from './drafts.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { currentPrice } from './readBike.ts';
import { lineOf, replyKey } from './readLastReply.ts';
import { useAnswer } from './useAnswer.ts';
import { openedFromList } from './useInboxAddress.ts';
import { useReading } from './useReading.ts';
import { useNear } from './useSeen.ts';

const nothing = { message: '' };

type Props = { lang: Language; thread: Stored<Inquiry>; userId: string; open: boolean; now: number };

/** The last message as one line in the reader's language; null while loading. */
const useLastLine = (lang: Language, thread: Stored<Inquiry>, near: boolean): string | null => {
  const { id, last_reply_id } = thread;
  const reply = useAnswer(askLastReply, last_reply_id === null ? null : replyKey(id, last_reply_id), near);
  const message = last_reply_id === null ? thread : reply;
  const read = useReading(lang, message ?? nothing);
  return message && lineOf(read ? wordsOf(read) : message.message);
};

export const ThreadRow = ({ lang, thread, userId, open, now }: Props) => {
  const t = translate(lang, conversations);
  const ref = useRef<HTMLAnchorElement>(null);
  const near = useNear(ref);
  const today = useAnswer(askBike, thread.bike.id, near);
  const line = useLastLine(lang, thread, near);
  const draft = useDraft(thread.id);
  const unread = isUnread(thread, userId);
  const own = (thread.last_reply_by ?? thread.buyer_id) === userId;
  const other = sideOf(thread, userId) === 'seller' ? thread.buyer_name : thread.seller_name;
  return (
    <a
      ref={ref}
      href={`#${encodeURIComponent(thread.id)}`}
      aria-current={open || undefined}
      data-unread={unread || undefined}
      onClick={openedFromList}
      className="thread-row rounded-lg no-underline hover:bg-sunken"
    >
      <BikePhoto today={today} />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-2">
          <span translate="no" className={`min-w-0 ${unread ? 'font-bold' : 'font-semibold'}`}>
            <CutTitle bike={thread.bike} />
          </span>
          <time
            dateTime={new Date(thread.updated_at).toISOString()}
            className="shrink-0 text-sm text-ink-soft"
          >
            {formatRecent(lang, thread.updated_at, now)}
          </time>
        </span>
        <span translate="no" className="cut block text-sm text-ink-soft">
          <span>{formatDong(lang, currentPrice(thread.bike.price, today))}</span>
          <span>{` · ${other}`}</span>
        </span>
        <span className="flex min-h-6 items-center gap-2">
          <span className={`cut min-w-0 flex-1 text-sm ${unread ? 'font-bold' : 'text-ink-soft'}`}>
            {draft !== null && isOpen(thread) ? (
              <>
                <span className="font-semibold text-signal-strong">{t('draft')}</span>
                {draft !== '' && <span>{`: ${lineOf(draft)}`}</span>}
              </>
            ) : (
              <span>{line === null ? '\u00a0' : own ? t('youSaid', { text: line }) : line}</span>
            )}
          </span>
          {!isOpen(thread) && <span className="shrink-0 text-sm text-ink-soft">{t('closed')}</span>}
          <BikeBadge lang={lang} today={today} />
          {unread && (
            <span className="size-2.5 shrink-0 rounded-full bg-signal">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
        </span>
        <ReviewLine lang={lang} thread={thread} userId={userId} near={near} now={now} />
      </span>
    </a>
  );
};
