import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { shopTeam } from '../../i18n/texts/shopTeam.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, shopPath } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { buttonClass } from '../../ui/variants.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { LogoField } from './LogoField.tsx';
import { PeopleList } from './PeopleList.tsx';
import { sayShopFailure } from './sayShopFailure.ts';
import { type OwnShopState, useOwnShop } from './useOwnShop.ts';

type Props = { lang: Language };
type WorkProps = Props & { state: OwnShopState };

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="border-t border-line py-8 md:grid md:grid-cols-[15rem_minmax(0,26rem)] md:gap-10"
  >
    <div className="mb-5">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-2 text-sm text-ink-soft">{text}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </section>
);

const Invitations = ({ lang, state }: WorkProps) => {
  const t = translate(lang, shopTeam);
  const { own, busy, perform } = state;
  if (own === null || own === 'failed') return null;
  const answer = async (act: 'accept' | 'decline', shop: { id: string; name: string }) => {
    const failure = await perform({ act, shop: shop.id });
    const done = t(act === 'accept' ? 'accepted' : 'declined', { shop: shop.name });
    notify(
      failure ? { title: sayShopFailure(lang, failure), tone: 'error' } : { title: done, tone: 'success' },
    );
  };
  return own.invited.map((shop) => (
    <section
      key={shop.id}
      aria-label={shop.name}
      className="mb-6 rounded-lg border border-line bg-surface p-4"
    >
      <h2 className="text-lg font-bold">{t('invitedBy', { shop: shop.name })}</h2>
      <p className="mt-1 text-ink-soft">{t('invitedText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" loading={busy} onClick={() => void answer('accept', shop)}>
          {t('accept')}
        </Button>
        <Button disabled={busy} onClick={() => void answer('decline', shop)}>
          {t('decline')}
        </Button>
      </div>
    </section>
  ));
};

const Staff = ({ lang, state }: WorkProps) => {
  const t = translate(lang, shopTeam);
  const leave = async () => {
    const failure = await state.perform({ act: 'leave' });
    notify(
      failure
        ? { title: sayShopFailure(lang, failure), tone: 'error' }
        : { title: t('left'), tone: 'success' },
    );
  };
  return (
    <Section title={t('people')} text={t('staffText')}>
      <Button loading={state.busy} onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </Section>
  );
};

const Own = ({ lang }: Props) => {
  const t = translate(lang, shopTeam);
  const state = useOwnShop();
  const { own } = state;
  if (own === null)
    return (
      <>
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <SkeletonText lines={4} />
      </>
    );
  if (own === 'failed') return <ErrorState lang={lang} title={t('loadFailed')} onRetry={state.retry} />;
  const { shop } = own;
  if (!shop)
    return own.invited.length > 0 ? (
      <Invitations lang={lang} state={state} />
    ) : (
      <EmptyState
        icon={Store}
        title={t('none')}
        text={t('noneText')}
        action={
          <a href={localize(lang, paths.contact)} className={buttonClass()}>
            {t('contact')}
          </a>
        }
      />
    );
  return (
    <>
      <p className="mb-6">
        <strong translate="no" className="wrap-anywhere">
          {shop.name}
        </strong>
        {' · '}
        <a href={localize(lang, shopPath(shop.id))} className="onward">
          {t('open')}
        </a>
      </p>
      {shop.role === 'owner' ? (
        <>
          <Section title={t('details')} text={t('detailsText')}>
            <LogoField lang={lang} shop={shop} work={state} />
            <DetailsForm lang={lang} shop={shop} work={state} />
          </Section>
          <Section title={t('people')} text={t('peopleText')}>
            <PeopleList lang={lang} own={own} work={state} />
          </Section>
        </>
      ) : (
        <Staff lang={lang} state={state} />
      )}
    </>
  );
};

export const ShopTeam = island('shopTeam', ({ lang }: Props) => {
  const user = useGuardedUser(lang);
  return (
    <>
      {user && <Own key={user.id} lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
