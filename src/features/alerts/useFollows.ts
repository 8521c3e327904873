import { useEffect, useState } from 'react';
import type { Follow } from '../../domain/alerts/follow.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { follow, listFollows, switchFollow, unfollow } from '../../firebase/follows.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { follows as texts } from '../../i18n/texts/follows.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';

type MyFollow = Stored<Follow>;

/** Returns follows, newest first; empty until loaded. */
export const useFollows = (lang: Language, userId: string) => {
  const t = translate(lang, texts);
  const [follows, setFollows] = useState<readonly MyFollow[] | 'failed'>([]);
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    listFollows(userId).then(
      (read) => isCurrent && setFollows(read),
      (failure: unknown) => {
        reportHandled(failure, 'load followed sellers');
        if (isCurrent) setFollows('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const make = async (
    id: string,
    action: () => Promise<void>,
    next: (all: readonly MyFollow[]) => MyFollow[],
  ) => {
    setBusy(id);
    try {
      await action();
      setFollows((all) => (all === 'failed' ? all : next(all)));
      return true;
    } catch (failure) {
      reportHandled(failure, 'change a follow');
      notify({ title: t('failed'), text: translate(lang, ui)('tryAgain'), tone: 'error' });
      return false;
    } finally {
      setBusy(null);
    }
  };
  const setActive = async ({ id, seller_id }: MyFollow, is_active: boolean) => {
    const action = () => switchFollow(userId, seller_id, is_active);
    await make(id, action, (all) => all.map((one) => (one.id === id ? { ...one, is_active } : one)));
  };
  const restore = (ended: MyFollow) => {
    const seller = { id: ended.seller_id, name: ended.seller_name };
    return make(
      ended.id,
      () => follow(userId, seller),
      (all) => [{ ...ended, is_active: true }, ...all],
    );
  };
  const end = async (ended: MyFollow) => {
    const action = () => unfollow(userId, ended.seller_id);
    if (await make(ended.id, action, (all) => all.filter(({ id }) => id !== ended.id)))
      notify({
        title: t('ended', { name: ended.seller_name }),
        tone: 'success',
        action: { label: translate(lang, alerts)('undo'), run: () => void restore(ended) },
      });
  };
  return { follows, busy, setActive, end };
};
