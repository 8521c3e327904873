import { useState } from 'react';
import { formatMeasure } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Field } from '../Field.tsx';
import { notify } from '../notify.ts';
import { Segments } from '../RadioGroup.tsx';
import { type Range, RangeSlider } from '../RangeSlider.tsx';
import { Sheet } from '../Sheet.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextInput } from '../TextInput.tsx';
import { kitTexts } from './kitTexts.ts';
import { Chapter, Row, Specimen } from './Specimen.tsx';

type Open = 'confirm' | 'form' | 'sheet' | null;

type SheetProps = { lang: Language; open: boolean; close: () => void };

const FilterSheet = ({ lang, open, close }: SheetProps) => {
  const t = translate(lang, kitTexts);
  const [engine, setEngine] = useState<Range>([50, 800]);
  const [gearbox, setGearbox] = useState<'semi' | 'automatic'>('semi');
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={t('filters')}
      footer={
        <>
          <Button variant="quiet">{t('clear')}</Button>
          <Button variant="primary" onClick={close}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        <Segments
          legend={t('gearbox')}
          name="sheet-gearbox"
          options={[
            { value: 'semi', label: t('semi') },
            { value: 'automatic', label: t('automatic') },
          ]}
          value={gearbox}
          onValueChange={setGearbox}
        />
        <RangeSlider
          lang={lang}
          label={t('engine')}
          min={50}
          max={800}
          step={10}
          value={engine}
          onValueChange={setEngine}
          format={(cc) => formatMeasure(lang, cc, 'cc')}
        />
      </div>
    </Sheet>
  );
};

export const KitOverlays = ({ lang }: { lang: Language }) => {
  const t = translate(lang, kitTexts);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const fail = () => notify({ title: t('failed'), text: t('failedText'), tone: 'error' });
  const succeed = () =>
    notify({
      title: t('sent'),
      text: t('sentText'),
      tone: 'success',
      link: { href: '#messages', label: t('open') },
    });
  return (
    <Chapter title="Dialogs and notices">
      <Specimen name="Dialog">
        <Row>
          <Button onClick={() => setOpen('confirm')}>{t('remove')}</Button>
          <Button onClick={() => setOpen('form')}>{t('contact')}</Button>
        </Row>
      </Specimen>
      <Specimen name="Sheet">
        <Button onClick={() => setOpen('sheet')}>{t('filters')}</Button>
      </Specimen>
      <Specimen name="notify">
        <Row>
          <Button onClick={() => notify({ title: t('info') })}>{t('share')}</Button>
          <Button onClick={succeed}>{t('send')}</Button>
          <Button onClick={fail}>{t('failed')}</Button>
        </Row>
      </Specimen>
      <Dialog
        open={open === 'confirm'}
        onOpenChange={close}
        title={t('deleteTitle')}
        footer={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button variant="danger" onClick={close}>
              {t('remove')}
            </Button>
          </>
        }
      >
        {t('deleteText')}
      </Dialog>
      <Dialog
        open={open === 'form'}
        onOpenChange={close}
        title={t('contact')}
        description={t('aboutBike')}
        footer={
          <Button variant="primary" onClick={fail}>
            {t('send')}
          </Button>
        }
      >
        <div className="space-y-5">
          <Field label={t('name')} required>
            {(ids) => <TextInput {...ids} data-autofocus autoComplete="name" />}
          </Field>
          <Field label={t('message')} required>
            {(ids) => <TextArea {...ids} />}
          </Field>
        </div>
      </Dialog>
      <FilterSheet lang={lang} open={open === 'sheet'} close={close} />
    </Chapter>
  );
};
