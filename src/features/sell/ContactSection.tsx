import { locationLabel } from '../../domain/places/locations.ts';
import { placeNamed, placeOptions } from '../../domain/places/placeNames.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import type { ControlProps } from '../../ui/Field.tsx';
import type { Option } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { BoundField } from './BoundField.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { useField, useForm } from './formContext.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { Section } from './Section.tsx';

/** Includes the stored place, even if it is no longer offered. */
const placesFor = (lang: Language, stored: string): Option[] => {
  const places: Option[] = placeOptions(lang);
  const isOffered = stored === '' || places.some(({ value }) => value === stored);
  return isOffered ? places : [...places, { value: stored, label: locationLabel(lang, stored) }];
};

const LocationInput = ({ lang, ...ids }: ControlProps & { lang: Language }) => {
  const { value, set, leave } = useField('location');
  const { storedPlace } = useForm();
  return (
    <Combobox
      {...ids}
      lang={lang}
      name="location"
      options={placesFor(lang, value === storedPlace ? value : '')}
      meaningOf={placeNamed}
      value={value}
      onValueChange={set}
      onBlur={leave}
      placeholder={translate(lang, sell)('locationChoose')}
    />
  );
};

export const ContactSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const whatsapp = useField('whatsappNumber').value;
  const hidePhone = useField('hidePhone');
  const hideWhatsApp = useField('hideWhatsApp');
  const hiddenWithPhone = whatsapp === '' && hidePhone.value;
  return (
    <Section title={t('section.contact')}>
      <BoundField lang={lang} name="location" label={t('location')} required>
        {(ids) => <LocationInput {...ids} lang={lang} />}
      </BoundField>
      <BoundField lang={lang} name="leaving_on" label={t('leaving')} hint={t('leavingHint')}>
        {(ids, native) => <TextInput {...ids} {...native} type="date" />}
      </BoundField>
      <p className="text-sm text-ink-soft">{t('contactNote')}</p>
      <div>
        <BoundField lang={lang} name="contactPhone" label={t('phone')} hint={t('phoneHint')} required>
          {(ids) => (
            <PhoneInput
              {...ids}
              lang={lang}
              name="contactPhone"
              country="phoneCountry"
              countryLabel={t('phoneCountry')}
            />
          )}
        </BoundField>
        <FormSwitch name="hidePhone" label={t('hidePhone')} hint={t('hidePhoneHint')} className="mt-1" />
      </div>
      <div>
        <BoundField lang={lang} name="whatsappNumber" label={t('whatsapp')} hint={t('whatsappHint')}>
          {(ids) => (
            <PhoneInput
              {...ids}
              lang={lang}
              name="whatsappNumber"
              country="whatsappCountry"
              countryLabel={t('whatsappCountry')}
            />
          )}
        </BoundField>
        <Switch
          label={t('hideWhatsApp')}
          hint={hiddenWithPhone ? t('hiddenWithPhone') : undefined}
          checked={hideWhatsApp.value || hiddenWithPhone}
          disabled={hiddenWithPhone}
          onCheckedChange={hideWhatsApp.set}
          className="mt-1"
        />
      </div>
    </Section>
  );
};
