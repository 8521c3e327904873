import { useCallback, useState } from 'react';
import type { AdminMessage } from '../../domain/admin/adminAnswers.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Work } from './AdminQueue.tsx';
import { Choice, Why } from './Entry.tsx';
import { TakedownDialog } from './TakedownDialog.tsx';
import { TakedownPaper } from './TakedownPaper.tsx';
import { hashOf } from './useAdminTab.ts';

type Takedown = NonNullable<AdminMessage['takedown']>;

export const TakedownFacts = ({ lang, takedown }: { lang: Language; takedown: Takedown }) => {
  const t = translate(lang, admin);
  const { side, due_at, listing, decision } = takedown;
  return (
    <div className="mt-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="blue">{t(`side.${side}`)}</Badge>
        <span>{t('decideBy', { time: formatMoment(lang, due_at) })}</span>
        {!decision && Date.now() > due_at && <Badge tone="warn">{t('overdue')}</Badge>}
      </p>
      <p className="mt-1.5 wrap-anywhere">
        {listing ? (
          <a key="listing" href={hashOf('listings', listing.id)} className="underline">
            {listing.title}
          </a>
        ) : (
          <span key="none">{t('takedownNoListing')}</span>
        )}
      </p>
      {decision && (
        <Why
          lang={lang}
          reason={t(`outcome.${decision.outcome}`)}
          note={decision.reason}
          at={decision.decided_at}
        />
      )}
    </div>
  );
};

type ChoicesProps = { lang: Language; message: AdminMessage; takedown: Takedown; work: Work };

export const TakedownChoices = ({ lang, message, takedown, work }: ChoicesProps) => {
  const t = translate(lang, admin);
  const [opened, setOpened] = useState<'decision' | 'paper' | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      {!takedown.decision && (
        <Choice
          label={t('decideTakedown')}
          about={takedown.number}
          variant="primary"
          onClick={() => setOpened('decision')}
        />
      )}
      <Choice label={t('printTakedown')} about={takedown.number} onClick={() => setOpened('paper')} />
      {opened === 'decision' && (
        <TakedownDialog lang={lang} message={message.id} takedown={takedown} work={work} onClose={close} />
      )}
      {opened === 'paper' && (
        <TakedownPaper lang={lang} message={message} takedown={takedown} onPrinted={close} />
      )}
    </>
  );
};
