import { SearchX, UserRoundCheck } from 'lucide-react';
import { useCallback } from 'react';
import type { AdminPerson } from '../../domain/moderation/admin.schema.ts';
import { formatDate, formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminQueue } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choices, Entry, Id } from './Entry.tsx';
import { FindForm } from './FindForm.tsx';
import type { TabProps } from './tabProps.ts';
import { hashOf } from './useAdminTab.ts';

type Props = { lang: Language; person: AdminPerson };

const Offers = ({ lang, person }: Props) => {
  const t = translate(lang, admin);
  if (person.listings.length === 0) return <p className="mt-3 text-sm text-ink-faint">{t('noListings')}</p>;
  return (
    <ul className="mt-3 grid grid-cols-1 gap-1 text-sm wrap-anywhere">
      {person.listings.map(({ id, title, status }) => (
        <li key={id}>
          <a href={hashOf('listings', id)} className="underline">
            {title}
          </a>{' '}
          <span className="text-ink-faint">
            {status === 'deleted' ? t('deleted') : translate(lang, bike)(status)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const PersonFacts = ({ lang, person }: Props) => {
  const t = translate(lang, admin);
  const { name, email, created_at, suspension } = person;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-base font-semibold wrap-anywhere">{name ?? t('noName')}</h3>
        {person.is_operator && <Badge tone="blue">{t('isOperator')}</Badge>}
        {suspension && <Badge tone="warn">{t('isSuspended')}</Badge>}
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[email, created_at && t('memberSince', { date: formatDate(lang, created_at) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Id>{person.id}</Id>
      {suspension && (
        <p className="mt-1.5 text-sm wrap-anywhere">
          <strong>{t(`reason.${suspension.reason}`)}</strong>
          {suspension.note && `: ${suspension.note}`}
          <span className="text-ink-faint"> · {formatMoment(lang, suspension.suspended_at)}</span>
        </p>
      )}
      <Offers lang={lang} person={person} />
    </>
  );
};

/** One account that is looked for, or all that are suspended; to be suspended and opened again. */
export const PeopleTab = ({ lang, find, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const ask = useCallback((after: string | null) => askAdmin({ queue: 'people', find, after }), [find]);
  return (
    <>
      <FindForm lang={lang} tab="people" find={find} label={t('findPerson')} />
      {find === null && <h2 className="mb-3 text-lg font-bold">{t('suspendedNow')}</h2>}
      <AdminQueue
        key={find}
        lang={lang}
        ask={ask}
        onDone={onDone}
        empty={
          find === null ? (
            <EmptyState icon={UserRoundCheck} title={t('noneSuspended')} />
          ) : (
            <EmptyState icon={SearchX} title={t('nothingFound')} text={t('nothingFoundText')} />
          )
        }
      >
        {(people, { busy, decide }) =>
          people.map((person) => {
            const action = person.suspension ? 'lift' : 'suspend';
            return (
              <Entry key={person.id} busy={busy === person.id}>
                <PersonFacts lang={lang} person={person} />
                {!person.is_operator && (
                  <Choices>
                    <Button
                      variant={action === 'suspend' ? 'danger' : 'secondary'}
                      aria-label={`${t(action)}: ${person.name ?? person.id}`}
                      onClick={() => decide({ action, person })}
                    >
                      {t(action)}
                    </Button>
                  </Choices>
                )}
              </Entry>
            );
          })
        }
      </AdminQueue>
    </>
  );
};
