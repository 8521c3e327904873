import { ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import { recordedLevels } from '../../domain/accounts/identity.ts';
import type { AdminAudit } from '../../domain/admin/adminAnswers.schema.ts';
import { roles } from '../../domain/admin/roles.ts';
import { takedownOutcomes } from '../../domain/support/takedown.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { askAdmin } from './askAdmin.ts';
import { Id } from './Entry.tsx';
import { Exports } from './Exports.tsx';
import { QueueView } from './QueueView.tsx';
import type { TabProps } from './tabProps.ts';
import { hashOf } from './useAdminTab.ts';
import { useQueue } from './useQueue.ts';

const Target = ({ target }: { target: string }) => {
  const [collection = '', ...rest] = target.split('/');
  const id = rest.join('/');
  const tab = collection === 'motorcycles' ? 'listings' : collection === 'accounts' ? 'people' : null;
  if (!tab) return <Id>{target}</Id>;
  return (
    <a href={hashOf(tab, id)} className="underline">
      <Id>{target}</Id>
    </a>
  );
};

const detailOf = (lang: Language, detail: string): string => {
  const t = translate(lang, admin);
  const role = roles.find((one) => one === detail);
  const level = recordedLevels.find((one) => one === detail);
  const outcome = takedownOutcomes.find((one) => one === detail);
  if (role) return t(`role.${role}`);
  if (level) return t(`identity.${level}`);
  return outcome ? t(`outcome.${outcome}`) : detail;
};

const AuditLine = ({ lang, entry }: { lang: Language; entry: AdminAudit }) => {
  const t = translate(lang, admin);
  const { decision } = entry;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-0.5 border-t border-line py-3 md:grid-cols-[11rem_1fr]">
      <p className="text-sm text-ink-faint figures">{formatMoment(lang, entry.acted_at)}</p>
      <div className="min-w-0">
        <p className="font-semibold">
          <span>{t(`did.${entry.act}`)}</span>
          {entry.detail && <span>{`: ${detailOf(lang, entry.detail)}`}</span>}
        </p>
        <Target target={entry.target} />
        {decision && (
          <p className="mt-1 text-sm wrap-anywhere">
            {t(`reason.${decision.reason}`) + (decision.note ? `: ${decision.note}` : '')}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-faint">
          {t('by')} <Id>{entry.operator_id}</Id>
        </p>
      </div>
    </li>
  );
};

export const AuditTab = ({ lang }: TabProps) => {
  const t = translate(lang, admin);
  const queue = useQueue(useCallback((after) => askAdmin({ queue: 'audit', after }), []));
  return (
    <>
      <Exports lang={lang} />
      <QueueView
        lang={lang}
        queue={queue}
        empty={<EmptyState icon={ScrollText} title={t('noAudit')} text={t('noAuditText')} />}
      >
        {(entries) => (
          <ol className="border-b border-line">
            {entries.map((entry) => (
              <AuditLine key={entry.id} lang={lang} entry={entry} />
            ))}
          </ol>
        )}
      </QueueView>
    </>
  );
};
