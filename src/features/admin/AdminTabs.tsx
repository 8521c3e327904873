import { RefreshCw } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { DeskAnswer, DeskFigures } from '../../domain/desk.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AuditRoom } from './AuditRoom.tsx';
import { askDesk } from './askDesk.ts';
import { FigureLine } from './FigureLine.tsx';
import { LettersRoom } from './LettersRoom.tsx';
import { ListingsRoom } from './ListingsRoom.tsx';
import { MessagesRoom } from './MessagesRoom.tsx';
import { PeopleRoom } from './PeopleRoom.tsx';
import { ReconcileLine } from './ReconcileLine.tsx';
import { ReportsRoom } from './ReportsRoom.tsx';
import type { RoomProps } from './roomProps.ts';
import { hashOf, type RoomName, rooms, useRoom } from './useRoom.ts';

const inside: Record<RoomName, ComponentType<RoomProps>> = {
  reports: ReportsRoom,
  listings: ListingsRoom,
  people: PeopleRoom,
  letters: LettersRoom,
  messages: MessagesRoom,
  audit: AuditRoom,
};

const waitingIn = (room: RoomName, figures: DeskFigures): number => {
  if (room === 'reports') return figures.reports;
  if (room === 'letters') return figures.dead;
  if (room === 'messages') return figures.feedback + figures.support_requests + figures.contact_messages;
  return 0;
};

/** The counts; without them the desk works all the same. */
const useFigures = () => {
  const [answer, setAnswer] = useState<DeskAnswer<'figures'> | null>(null);
  const read = useCallback(() => {
    askDesk({ queue: 'figures' }).then(setAnswer, () => undefined);
  }, []);
  useEffect(read, [read]);
  return { answer, read };
};

/** The operator's desk: what waits, what can be done about it, and what has been done. */
export const Rooms = ({ lang }: { lang: Language }) => {
  const t = translate(lang, desk);
  const { room, find } = useRoom();
  const { answer, read } = useFigures();
  const figures = answer?.figures ?? null;
  const [round, setRound] = useState(0);
  useEffect(() => {
    document.title = `${translate(lang, desk)('title')} | ${settings.name}`;
  }, [lang]);

  const label = (name: RoomName) => {
    const count = figures ? waitingIn(name, figures) : 0;
    if (count === 0) return t(name);
    return (
      <>
        {t(name)}{' '}
        <span className="relative ml-1 rounded-full bg-signal px-2 py-px text-xs text-on-fill figures">
          {formatNumber(lang, count)}
          <span className="sr-only"> {t('waiting')}</span>
        </span>
      </>
    );
  };
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <IconButton
          icon={RefreshCw}
          label={t('refresh')}
          onClick={() => {
            setRound(round + 1);
            read();
          }}
        />
      </div>
      <div className="mt-2 mb-5">
        <FigureLine lang={lang} figures={figures} />
        {answer && <ReconcileLine lang={lang} reconciled={answer.reconciled} />}
      </div>
      <Tabs
        label={t('rooms')}
        value={room}
        onValueChange={(name) => {
          location.hash = hashOf(name);
        }}
        tabs={rooms.map((name) => {
          const Inside = inside[name];
          return {
            value: name,
            label: label(name),
            content: (
              <>
                <h2 className="sr-only">{t(name)}</h2>
                <Inside key={round} lang={lang} find={find} onDone={read} />
              </>
            ),
          };
        })}
      />
    </>
  );
};
