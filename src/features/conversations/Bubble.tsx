import type { Reply } from '../../domain/conversations/inquiry.schema.ts';
import { besidePhotos } from '../../domain/conversations/messagePhotos.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { vietnameseTime } from '../../domain/time/time.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import { Message } from './Message.tsx';
import { MoneyWarning } from './MoneyWarning.tsx';
import { needsWarning } from './needsWarning.ts';

type Props = {
  lang: Language;
  message: Stored<Reply>;
  own: boolean;
  /** Name of the day, on its first message. */
  dayName: string | null;
  photos?: Elements;
  /** Card of the message's offer or visit. */
  children?: Elements;
};

/** Own messages are on the right in blue, the other side's on the left. */
export const Bubble = ({ lang, message, own, dayName, photos, children }: Props) => (
  <li data-own={own || undefined} className={classes('flex flex-col', own ? 'items-end' : 'items-start')}>
    {dayName !== null && <p className="thread-day">{dayName}</p>}
    <div className={classes('bubble', own ? 'bubble-own bg-blue-soft' : 'border border-line bg-surface')}>
      <span className="sr-only">
        <span translate={own ? undefined : 'no'}>
          {own ? translate(lang, conversations)('you') : message.sender_name}
        </span>
        {': '}
      </span>
      {photos}
      {(!photos || besidePhotos(message).message !== '') && (
        <div>
          <Message
            lang={lang}
            content={photos ? besidePhotos(message) : message}
            own={own}
            className="overflow-x-clip whitespace-pre-wrap wrap-anywhere"
          />
        </div>
      )}
      <time
        dateTime={new Date(message.created_at).toISOString()}
        title={formatMoment(lang, message.created_at)}
        className="block text-right text-xs text-ink-soft"
      >
        {vietnameseTime(message.created_at)}
      </time>
    </div>
    {!own && needsWarning(message) && <MoneyWarning lang={lang} />}
    {children}
  </li>
);
