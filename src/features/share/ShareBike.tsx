import { Copy, Ellipsis, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { wellFormed } from '../../domain/text/wellFormed.ts';
import type { Language } from '../../i18n/languages.ts';
import { share } from '../../i18n/texts/share.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { quietLinkClass } from '../../ui/variants.ts';
import { shareTargets } from './shareTargets.ts';

type Props = {
  lang: Language;
  title: string;
  price: string;
  /** Short sentences about the bike, or ''. */
  facts: string;
  address: string;
};

/** The first click loads the dialog. Without scripts, the link opens an email. */
export const ShareBike = ({ lang, title, price, facts, address }: Props) => {
  const t = translate(lang, share);
  const [open, setOpen] = useState(false);
  const [advice, setAdvice] = useState(false);
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => {
    setOpen(true);
    setHasSheet('share' in navigator);
  }, []);

  const message = [t('message', { title, price }), facts].filter(Boolean).join('. ');
  const targets = shareTargets(address, message);
  const outside = { target: '_blank', rel: 'noopener noreferrer', className: 'w-full' };
  const copy = async (hint?: 'zaloHint') => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ title: t('copiedTitle'), text: t(hint ?? 'copied'), tone: 'success' });
    } catch (failure) {
      reportHandled(failure, 'copy a link');
      notify({ title: t('errorTitle'), text: t('error'), tone: 'error' });
    }
  };
  const openSheet = async () => {
    try {
      await navigator.share({ title: message, url: address });
      setOpen(false);
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      reportHandled(failure, 'share a listing');
      notify({ title: t('errorTitle'), text: t('failed'), tone: 'error' });
    }
  };

  // On phones the share sheet comes first: it lists the installed apps.
  const isPhone = hasSheet && matchMedia('(pointer: coarse)').matches;
  const sheet = hasSheet && (
    <Button className="col-span-2" {...(isPhone && { variant: 'primary' })} onClick={() => void openSheet()}>
      <Ellipsis size={18} aria-hidden="true" />
      {t('device')}
    </Button>
  );
  return (
    <>
      <a
        href={`mailto:?subject=${encodeURIComponent(wellFormed(message))}&body=${encodeURIComponent(address)}`}
        data-ask="share"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={quietLinkClass}
      >
        <Share2 size={16} aria-hidden="true" />
        {t('open')}
      </a>
      <Dialog lang={lang} open={open} onOpenChange={setOpen} title={t('title')} description={title}>
        <div className="grid grid-cols-2 gap-3">
          {isPhone && sheet}
          <Button
            className="col-span-2"
            {...(!isPhone && { variant: 'primary' })}
            onClick={() => void copy()}
          >
            <Copy size={18} aria-hidden="true" />
            {t('copy')}
          </Button>
          <ButtonLink href={targets.whatsapp} {...outside}>
            <BrandMark of="whatsapp" />
            {t('whatsapp')}
          </ButtonLink>
          <ButtonLink href={targets.zalo} {...outside} onClick={() => void copy('zaloHint')}>
            <BrandMark of="zalo" />
            {t('zalo')}
          </ButtonLink>
          <ButtonLink href={targets.facebook} {...outside}>
            <BrandMark of="facebook" />
            {t('facebook')}
          </ButtonLink>
          <Button onClick={() => setAdvice(true)} aria-expanded={advice}>
            <BrandMark of="instagram" />
            {t('instagram')}
          </Button>
          {!isPhone && sheet}
        </div>
        <p role="status" className="mt-3 text-sm text-ink-soft empty:hidden">
          {advice && t('instagramHint')}
        </p>
      </Dialog>
      <Toasts lang={lang} />
    </>
  );
};
