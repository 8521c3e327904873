import { useEffect, useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { contactHash, localize, paths, signInPath } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { offerNow } from '../../shell/offerLater.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { QuestionForm } from './QuestionForm.tsx';

const EarlierThread = lazyPart(async () => (await import('./EarlierThread.tsx')).EarlierThread, null);

type Props = {
  lang: Language;
  listingId: string;
  sellerId: string;
  title: string;
  back: string;
};

/** Opens the dialog if the URL's fragment is #contact. */
const useArrival = (ready: boolean, open: () => void) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known.
  useEffect(() => {
    if (!ready || location.hash !== contactHash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    open();
  }, [ready]);

/** Opens the dialog from the bottom bar of a phone (reveal/ContactBar.tsx). */
const useBar = (open: () => void) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback never changes its effect.
  useEffect(() => {
    const listen = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('[data-message]') && open();
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

/** Scrolls to similar bikes after `popstate`: closing the dialog restores the scroll position. */
const goToSimilar = () =>
  addEventListener(
    'popstate',
    () => setTimeout(() => document.getElementById('similar')?.scrollIntoView({ block: 'center' })),
    { once: true },
  );

/** 'Contact seller' on a bike for sale. Members get a dialog, visitors the sign-in, the seller the editor. */
export const ContactSeller = island('contact seller', ({ lang, listingId, sellerId, title, back }: Props) => {
  const t = translate(lang, conversations);
  const session = useSession();
  const [open, setOpen] = useState(false);
  useArrival(session.state === 'in' && session.user.id !== sellerId, () => setOpen(true));
  useBar(() => setOpen(true));
  if (session.state !== 'in')
    return (
      <ButtonLink
        href={signInPath(lang, back + contactHash)}
        data-ask="contact"
        variant="primary"
        className="w-full"
      >
        {t('contact')}
      </ButtonLink>
    );
  if (session.user.id === sellerId)
    return (
      <>
        <p className="mb-2 text-sm text-ink-soft">{t('ownListing')}</p>
        <ButtonLink href={localize(lang, paths.editListing(listingId))} className="w-full">
          {t('editListing')}
        </ButtonLink>
      </>
    );
  const sent = () => {
    setOpen(false);
    notify({
      title: t('sent'),
      text: t('sentText'),
      tone: 'success',
      link: { href: localize(lang, paths.messages), label: t('toMessages') },
    });
    offerNow(lang, 'offerAnswer');
  };
  return (
    <>
      <Button variant="primary" className="w-full" onClick={() => setOpen(true)}>
        {t('contact')}
      </Button>
      <Dialog
        lang={lang}
        open={open}
        onOpenChange={setOpen}
        title={t('dialogTitle')}
        description={t('about', { title })}
      >
        <EarlierThread lang={lang} userId={session.user.id} listingId={listingId} />
        <QuestionForm
          lang={lang}
          listingId={listingId}
          user={session.user}
          onSent={sent}
          onSimilar={() => {
            setOpen(false);
            goToSimilar();
          }}
        />
      </Dialog>
      <Toasts lang={lang} />
    </>
  );
});
