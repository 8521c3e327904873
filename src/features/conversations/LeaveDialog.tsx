import type { Language } from '../../i18n/languages.ts';
import { leaving } from '../../i18n/texts/leaving.ts';
import { translate } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = { lang: Language; link: { url: string; host: string }; onClose: () => void };

/** Shows a link's host before it is opened. */
export const LeaveDialog = ({ lang, link, onClose }: Props) => {
  const t = translate(lang, leaving);
  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      footer={
        <>
          <Button onClick={onClose}>{t('stay')}</Button>
          <ButtonLink href={link.url} target="_blank" rel="noopener noreferrer nofollow" onClick={onClose}>
            {t('open', { host: link.host })}
          </ButtonLink>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{t('leadsTo', { host: link.host })}</p>
      <p className="mt-2">{t('warning')}</p>
    </Dialog>
  );
};
