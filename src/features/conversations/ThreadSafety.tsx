import { Ban, Ellipsis, Flag } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { canBlock } from '../../domain/conversations/block.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { otherSide, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { otherName } from './otherName.ts';
import type { SafetyProps } from './safetyProps.ts';
import { useReportStanding } from './useReportStanding.ts';

type Props = { lang: Language; thread: Stored<Inquiry>; userId: string };
const dialogs = {
  report: lazy(async () => ({ default: (await import('./ReportConversation.tsx')).ReportConversation })),
  block: lazy(async () => ({ default: (await import('./BlockPerson.tsx')).BlockPerson })),
} satisfies Record<string, ComponentType<SafetyProps>>;

/** The menu of a conversation, and what has become of one's report of it. The dialogs come with the press. */
export const ThreadSafety = ({ lang, thread, userId }: Props) => {
  const t = translate(lang, safety);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const { standing, refresh } = useReportStanding(userId, thread.id);
  const side = otherSide(sideOf(thread, userId));
  const name = otherName(thread, userId, translate(lang, conversations));
  const other = { id: thread[`${side}_id`], name };
  const Dialog = open && dialogs[open];
  if (!canBlock(userId, other.id)) return null;
  return (
    <>
      <div className="flex items-center justify-end gap-3">
        {standing && (
          <p role="status" className="flex-1 text-sm text-ink-soft">
            {t(`standing.${standing}`)}
          </p>
        )}
        <Menu
          items={[
            { label: t('report.open'), icon: Flag, onSelect: () => setOpen('report') },
            { label: t('block.open', { name }), icon: Ban, onSelect: () => setOpen('block') },
          ]}
        >
          {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('more')} />}
        </Menu>
      </div>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog
            lang={lang}
            thread={thread}
            userId={userId}
            other={other}
            onClose={() => setOpen(null)}
            onReported={refresh}
            onBlock={() => setOpen('block')}
          />
        </Suspense>
      )}
    </>
  );
};
