import { RefreshCw } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { AdminTab } from '../../domain/admin/admin.ts';
import type { AdminAnswer, AdminFigures } from '../../domain/admin/adminAnswers.schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AuditTab } from './AuditTab.tsx';
import { askAdmin } from './askAdmin.ts';
import { FailedEmailsTab } from './FailedEmailsTab.tsx';
import { FigureLine } from './FigureLine.tsx';
import { ListingsTab } from './ListingsTab.tsx';
import { MessagesTab } from './MessagesTab.tsx';
import { type LawSource, PeopleLimit } from './PeopleLimit.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { ReconcileLine } from './ReconcileLine.tsx';
import { ReportsTab } from './ReportsTab.tsx';
import { ReviewsTab } from './ReviewsTab.tsx';
import { SignsTab } from './SignsTab.tsx';
import type { TabProps } from './tabProps.ts';
import { hashOf, tabsOf, useAdminTab } from './useAdminTab.ts';
import { ViewsTab } from './ViewsTab.tsx';

const inside: Record<AdminTab, ComponentType<TabProps>> = {
  reports: ReportsTab,
  signs: SignsTab,
  reviews: ReviewsTab,
  listings: ListingsTab,
  people: PeopleTab,
  emails: FailedEmailsTab,
  messages: MessagesTab,
  audit: AuditTab,
  views: ViewsTab,
};

const waitingIn = (tab: AdminTab, figures: AdminFigures): number => {
  if (tab === 'reports') return figures.reports + figures.conversation_reports;
  if (tab === 'signs') return figures.fraud_signs;
  if (tab === 'reviews') return figures.review_reports;
  if (tab === 'emails') return figures.dead;
  if (tab === 'messages') return figures.feedback + figures.support_requests + figures.contact_messages;
  return 0;
};

/** Failures are ignored: the admin page works without counts. */
const useFigures = () => {
  const [answer, setAnswer] = useState<AdminAnswer<'figures'> | null>(null);
  const read = useCallback(() => {
    askAdmin({ queue: 'figures' }).then(setAnswer, () => undefined);
  }, []);
  useEffect(read, [read]);
  return { answer, read };
};

type Props = Pick<TabProps, 'lang' | 'operator'> & { source: LawSource | undefined };

export const AdminTabs = ({ lang, operator, source }: Props) => {
  const t = translate(lang, admin);
  const { tab, find } = useAdminTab(operator.role);
  const { answer, read } = useFigures();
  const figures = answer?.figures ?? null;
  const [round, setRound] = useState(0);
  useEffect(() => {
    document.title = `${translate(lang, admin)('title')} | ${settings.name}`;
  }, [lang]);

  const countOf = (name: AdminTab) => (figures ? waitingIn(name, figures) : 0);
  const textOf = (name: AdminTab) => {
    const count = countOf(name);
    return count === 0 ? t(name) : `${t(name)} (${formatNumber(lang, count)})`;
  };
  const label = (name: AdminTab) => {
    const count = countOf(name);
    if (count === 0) return t(name);
    return (
      <span className="flex items-center justify-between gap-2">
        <span>{t(name)}</span>{' '}
        <span className="relative rounded-full bg-signal px-2 py-px text-xs text-on-fill figures">
          <span>{formatNumber(lang, count)}</span>
          <span className="sr-only">{` ${t('waiting')}`}</span>
        </span>
      </span>
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
        {figures && source && <PeopleLimit lang={lang} people={figures.members} source={source} />}
        {answer?.pause && (
          <p className="mt-1 text-sm font-semibold text-danger">
            <a href={hashOf('emails')} className="underline">
              {t('paused')}
            </a>
          </p>
        )}
        {answer && <ReconcileLine lang={lang} reconciled={answer.reconciled} />}
      </div>
      <Tabs
        aside
        label={t('tabs')}
        value={tab}
        onValueChange={(name) => {
          location.hash = hashOf(name);
        }}
        tabs={tabsOf(operator.role).map((name) => {
          const Inside = inside[name];
          return {
            value: name,
            label: label(name),
            text: textOf(name),
            content: (
              <>
                <h2 className="sr-only">{t(name)}</h2>
                <Inside
                  key={round}
                  lang={lang}
                  operator={operator}
                  find={find}
                  pause={answer?.pause ?? null}
                  onDone={read}
                />
              </>
            ),
          };
        })}
      />
    </>
  );
};
