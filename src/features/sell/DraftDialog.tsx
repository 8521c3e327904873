import type { Purpose } from '../../domain/selling/listingForm.ts';
import type { Language } from '../../i18n/languages.ts';
import { draftDialog } from '../../i18n/texts/draftDialog.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  lang: Language;
  open: boolean;
  /** False for a paused or sold bike. */
  isForSale: boolean;
  onCancel: () => void;
  onSave: (purpose: Purpose) => void;
};

/** Asks before a public listing becomes a draft and so leaves the site. */
export const DraftDialog = ({ lang, open, isForSale, onCancel, onSave }: Props) => {
  const t = translate(lang, draftDialog);
  return (
    <Dialog
      lang={lang}
      open={open}
      onOpenChange={(now) => !now && onCancel()}
      title={t(isForSale ? 'takeOff' : 'hide')}
      footer={
        <>
          <Button onClick={() => onSave('draft')}>{translate(lang, sell)('saveDraft')}</Button>
          <Button variant="primary" data-autofocus onClick={() => onSave('publish')}>
            {isForSale ? t('keepForSale') : translate(lang, sell)('update')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
};
