import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Badges } from './Badges.tsx';
import { BikePhoto } from './BikePhoto.tsx';
import { CutTitle } from './CutTitle.tsx';
import { otherName } from './otherName.ts';
import { type CurrentBike, currentPrice } from './readBike.ts';
import { ThreadMenu } from './ThreadMenu.tsx';
import { useReportStanding } from './useReportStanding.ts';

const notes = { sold: 'soldNote', paused: 'pausedNote', gone: 'goneNote' } as const;

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  /** Null while loading. */
  today: CurrentBike | null;
  onClose: () => void;
};

export const ThreadHead = ({ lang, thread, userId, today, onClose }: Props) => {
  const t = translate(lang, conversations);
  const { standing, refresh } = useReportStanding(userId, thread.id);
  const news = [
    ...(today && today.state !== 'active' ? [t(notes[today.state])] : []),
    ...(standing ? [translate(lang, safety)(`standing.${standing}`)] : []),
  ];
  return (
    <header className="thread-head">
      <div className="flex items-center gap-3">
        <BikePhoto today={today} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
          <div className="min-w-0 max-w-full">
            <h2 translate="no" className="text-base/snug font-semibold">
              {today?.state === 'gone' ? (
                <CutTitle bike={thread.bike} />
              ) : (
                <a
                  href={localize(lang, paths.listing(thread.bike.slug))}
                  className="block no-underline hover:underline"
                >
                  <CutTitle bike={thread.bike} />
                </a>
              )}
            </h2>
            <p translate="no" className="cut text-sm text-ink-soft">
              <span className="font-semibold">
                {formatDong(lang, currentPrice(thread.bike.price, today))}
              </span>
              <span>{` · ${otherName(thread, userId, t)}`}</span>
            </p>
          </div>
          <Badges lang={lang} thread={thread} userId={userId} today={today} />
        </div>
        <ThreadMenu lang={lang} thread={thread} userId={userId} onClose={onClose} onReported={refresh} />
      </div>
      {news.map((text) => (
        <p key={text} role="status" className="mt-1 text-sm text-ink-soft">
          {text}
        </p>
      ))}
    </header>
  );
};
