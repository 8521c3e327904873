import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { canFollow } from '../../domain/alerts/follow.ts';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { follows } from '../../i18n/texts/follows.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { signInPath } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { type FollowedSeller, followSeller, store } from './followSeller.ts';

type Props = { lang: Language; seller: FollowedSeller; back: string };

const MemberButton = ({ lang, seller, userId }: Omit<Props, 'back'> & { userId: string }) => {
  const t = translate(lang, follows);
  const [following, setFollowing] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => (await store()).readFollow(userId, seller.id);
    read().then(
      (stored) => isCurrent && stored && setFollowing(stored.is_active),
      (failure: unknown) => reportHandled(failure, 'load a follow'),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, seller.id]);
  const end = async () => {
    try {
      await (await store()).unfollow(userId, seller.id);
      setFollowing(false);
      notify({ title: t('ended', { name: seller.name }), tone: 'success' });
    } catch (failure) {
      reportHandled(failure, 'unfollow a seller');
      notify({ title: t('failed'), text: translate(lang, ui)('tryAgain'), tone: 'error' });
    }
  };
  const press = async () => {
    setBusy(true);
    if (following) await end();
    else if (await followSeller(lang, userId, seller)) setFollowing(true);
    setBusy(false);
  };
  const Icon = following ? BellOff : Bell;
  return (
    <Button loading={busy} loadingLabel={t('busy')} onClick={() => void press()} className="w-full">
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <span key={String(following)}>{t(following ? 'end' : 'follow')}</span>
    </Button>
  );
};

/** Visitors get a link, which `AskToFollow` handles. */
export const FollowSeller = island('follow seller', ({ lang, seller, back }: Props) => {
  const t = translate(lang, follows);
  const session = useSession();
  const userId = session.state === 'in' ? session.user.id : null;
  if (userId !== null && !canFollow(userId, seller.id)) return null;
  return (
    <>
      {userId === null ? (
        <ButtonLink href={signInPath(lang, back)} data-ask="follow" className="w-full">
          <Bell size={18} aria-hidden="true" className="shrink-0" />
          {t('follow')}
        </ButtonLink>
      ) : (
        <MemberButton key={userId} lang={lang} seller={seller} userId={userId} />
      )}
      <p className="mt-2 text-sm text-ink-soft">{t('private')}</p>
      {userId !== null && <Toasts lang={lang} />}
    </>
  );
});
