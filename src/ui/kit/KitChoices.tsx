import { useState } from 'react';
import { formatMeasure } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/texts.ts';
import { Checkbox } from '../Checkbox.tsx';
import { RadioGroup, Segments } from '../RadioGroup.tsx';
import { type Range, RangeSlider } from '../RangeSlider.tsx';
import { Switch } from '../Switch.tsx';
import { Tabs } from '../Tabs.tsx';
import { kitTexts } from './kitTexts.ts';
import { Chapter, Specimen } from './Specimen.tsx';

export const KitChoices = ({ lang }: { lang: Language }) => {
  const t = translate(lang, kitTexts);
  const [gearbox, setGearbox] = useState<'manual' | 'semi' | 'automatic'>('semi');
  const [tab, setTab] = useState<'active' | 'drafts' | 'sold'>('active');
  const [engine, setEngine] = useState<Range>([100, 300]);
  const [price, setPrice] = useState<Range>([0, 600]);
  const kinds = [
    { value: 'manual' as const, label: t('manual'), hint: t('manualHint') },
    { value: 'semi' as const, label: t('semi') },
    { value: 'automatic' as const, label: t('automatic') },
  ];
  return (
    <Chapter title="Choices">
      <Specimen name="Checkbox">
        <Checkbox label={t('papers')} defaultChecked />
        <Checkbox label={t('hidePhone')} hint={t('hidePhoneHint')} />
        <Checkbox label={t('alertOn')} disabled />
      </Specimen>
      <Specimen name="Switch">
        <Switch label={t('alertOn')} defaultChecked />
        <Switch label={t('hidePhone')} hint={t('hidePhoneHint')} />
        <Switch label={t('papers')} disabled />
      </Specimen>
      <Specimen name="RadioGroup">
        <RadioGroup
          legend={t('gearbox')}
          name="gearbox"
          options={kinds}
          value={gearbox}
          onValueChange={setGearbox}
        />
      </Specimen>
      <Specimen name="Segments">
        <Segments
          legend={t('gearbox')}
          name="segments"
          options={kinds}
          value={gearbox}
          onValueChange={setGearbox}
        />
      </Specimen>
      <Specimen name="RangeSlider">
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
        <RangeSlider
          lang={lang}
          label={t('priceRange')}
          min={0}
          max={600}
          step={5}
          value={price}
          onValueChange={setPrice}
          format={(million) => `${million}M`}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label={t('tabs')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'active', label: t('active'), content: t('paragraph') },
            { value: 'drafts', label: t('drafts'), content: t('noLikesText') },
            { value: 'sold', label: t('sold'), content: t('deleteText') },
          ]}
        />
      </Specimen>
    </Chapter>
  );
};
