import { MailCheck } from 'lucide-react';
import type { AdminEmail } from '../../domain/admin/adminAnswers.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminQueue } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry, EntryHead, Id } from './Entry.tsx';
import { PausedOutbox } from './PausedOutbox.tsx';
import type { TabProps } from './tabProps.ts';

/** A kind from a newer build is shown as its code. */
const kindOf = (lang: Language, kind: string) => {
  const key = `failedEmail.${kind}`;
  const textKey = Object.keys(admin).find((name): name is keyof typeof admin => name === key);
  return textKey ? translate(lang, admin)(textKey) : kind;
};

const EmailFacts = ({ lang, email }: { lang: Language; email: AdminEmail }) => {
  const t = translate(lang, admin);
  return (
    <>
      <EntryHead title={kindOf(lang, email.kind)}>
        {email.uncertain && <Badge tone="warn">{t('uncertain')}</Badge>}
      </EntryHead>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[email.to, formatMoment(lang, email.created_at), t('tries', { count: email.attempts })].join(' · ')}
      </p>
      {email.error && <p className="mt-1 text-sm">{t('lastError', { error: email.error })}</p>}
      <Id>{email.id}</Id>
    </>
  );
};

const ask = (after: string | null) => askAdmin({ queue: 'emails', after });

export const FailedEmailsTab = ({ lang, pause, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const empty = <EmptyState icon={MailCheck} title={t('noEmails')} text={t('noEmailsText')} />;
  return (
    <>
      {pause && <PausedOutbox lang={lang} pause={pause} onDone={onDone} />}
      <AdminQueue lang={lang} ask={ask} onDone={onDone} empty={empty}>
        {(emails, { busy, perform }) =>
          emails.map((email) => (
            <Entry key={email.id} busy={busy === email.id}>
              <EmailFacts lang={lang} email={email} />
              <Choices>
                <Choice
                  label={t('retry')}
                  about={`${kindOf(lang, email.kind)}, ${email.to}`}
                  loading={busy === email.id}
                  onClick={() => void perform({ act: 'retry', email: email.id }, email.id)}
                />
              </Choices>
            </Entry>
          ))
        }
      </AdminQueue>
    </>
  );
};
