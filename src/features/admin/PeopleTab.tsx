import { UserRoundCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type AdminPerson, listingStatuses } from '../../domain/admin/adminAnswers.schema.ts';
import { mayPerform } from '../../domain/admin/roles.ts';
import { logoUrl } from '../../domain/shops/logo.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Work } from './AdminQueue.tsx';
import { askAdmin } from './askAdmin.ts';
import { Choice, Choices, Entry, EntryHead, Id, Why } from './Entry.tsx';
import { FoundQueue } from './FoundQueue.tsx';
import { LogoDialog } from './LogoDialog.tsx';
import { PersonRights } from './PersonRights.tsx';
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

const History = ({ lang, person }: Props) => {
  const t = translate(lang, admin);
  const { phone_confirmed, identity, shop, reports_against, reports_made, reviews, decisions } = person;
  const states = listingStatuses
    .filter((status) => person.listing_counts[status] > 0)
    .map((status) => `${person.listing_counts[status]} ${t(`figure.${status}`)}`);
  const facts = [
    t(person.email_confirmed ? 'emailConfirmed' : 'emailUnconfirmed'),
    t(phone_confirmed ? 'phoneConfirmed' : 'phoneUnconfirmed'),
    ...(identity && identity.level !== 'phone'
      ? [
          t('identityBy', {
            level: t(`identity.${identity.level}`),
            date: formatDate(lang, identity.checked_at),
          }),
        ]
      : []),
    ...(shop ? [t('shopOf', { role: t(`shopRole.${shop.role}`), shop: shop.name })] : []),
    t('reportsAgainst', { count: reports_against }),
    t('reportsMade', { count: reports_made }),
    t('conversationCount', { count: person.conversations }),
    t('reviewCount', { count: reviews }),
  ];
  return (
    <>
      <p className="mt-2 text-sm">{facts.join(' · ')}</p>
      {states.length > 0 && <p className="mt-1 text-sm">{t('listingStates', { list: states.join(', ') })}</p>}
      {decisions.length > 0 && (
        <ul aria-label={t('decisionsBefore')} className="mt-2 grid grid-cols-1 gap-1 text-sm">
          {decisions.map(({ id, act, decision, acted_at }) => (
            <li key={id}>
              {[formatDate(lang, acted_at), t(`did.${act}`), decision && t(`reason.${decision.reason}`)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const PersonFacts = ({ lang, person }: Props) => {
  const t = translate(lang, admin);
  const { name, email, created_at, suspension, barred_by } = person;
  const address = email && !person.email_confirmed ? `${email} (${t('unconfirmed')})` : email;
  return (
    <>
      <EntryHead title={name ?? t('noName')}>
        {person.role && <Badge tone="blue">{t(`role.${person.role}`)}</Badge>}
        {suspension && <Badge tone="warn">{t('isSuspended')}</Badge>}
        {!suspension && barred_by && <Badge tone="warn">{t('isBarred')}</Badge>}
      </EntryHead>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[
          address ?? t('noEmailAddress'),
          created_at && t('memberSince', { date: formatDate(lang, created_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Id>{person.id}</Id>
      {suspension && (
        <Why
          lang={lang}
          reason={t(`reason.${suspension.reason}`)}
          note={suspension.note}
          at={suspension.suspended_at}
        />
      )}
      {barred_by && (
        <p className="mt-1.5 max-w-prose text-sm">
          <strong key={barred_by.reason}>{t(`reason.${barred_by.reason}`)}: </strong>
          <span key={barred_by.kind}>{t(`barredBy.${barred_by.kind}`)}</span>
        </p>
      )}
      <History lang={lang} person={person} />
      <Offers lang={lang} person={person} />
    </>
  );
};

const ShopLogo = ({ lang, person, work }: Props & { work: Work }) => {
  const t = translate(lang, admin);
  const [isOpen, setOpen] = useState(false);
  const { shop } = person;
  if (!shop?.logo || shop.role !== 'owner') return null;
  const { logo, name } = shop;
  return (
    <div className="mt-3 flex items-center gap-4">
      <img
        src={logoUrl(logo)}
        width={48}
        height={48}
        alt={t('shopLogo')}
        className="size-12 shrink-0 rounded-lg bg-line"
      />
      <Choice label={t('removeLogo')} about={name} onClick={() => setOpen(true)} />
      {isOpen && (
        <LogoDialog lang={lang} person={person} work={work} logo={logo} onClose={() => setOpen(false)} />
      )}
    </div>
  );
};

export const PeopleTab = ({ lang, find, operator, onDone }: TabProps) => {
  const t = translate(lang, admin);
  const ask = useCallback((after: string | null) => askAdmin({ queue: 'people', find, after }), [find]);
  return (
    <FoundQueue
      lang={lang}
      tab="people"
      find={find}
      ask={ask}
      onDone={onDone}
      label={t('findPerson')}
      heading={t('suspendedNow')}
      none={{ icon: UserRoundCheck, title: t('noneSuspended') }}
    >
      {(people, work) =>
        people.map((person) => {
          const { busy, decide } = work;
          const mayGrant = mayPerform(operator.role, 'grant') && person.id !== operator.id;
          const action = person.suspension || person.barred_by ? 'lift' : 'suspend';
          return (
            <Entry key={person.id} busy={busy === person.id}>
              <PersonFacts lang={lang} person={person} />
              <ShopLogo lang={lang} person={person} work={work} />
              {(!person.role || mayGrant) && (
                <Choices>
                  {!person.role && (
                    <Choice
                      label={t(action)}
                      about={person.name ?? person.id}
                      variant={action === 'suspend' ? 'danger' : 'secondary'}
                      onClick={() => decide({ action, person })}
                    />
                  )}
                  {mayGrant && <PersonRights lang={lang} person={person} work={work} />}
                </Choices>
              )}
            </Entry>
          );
        })
      }
    </FoundQueue>
  );
};
