import type { ShopHours } from '../../domain/shops/shop.schema.ts';
import { weekdays } from '../../domain/shops/shop.ts';
import type { Language } from '../../i18n/languages.ts';
import { sayShopDay } from '../../i18n/sayHours.ts';
import { shopTeam } from '../../i18n/texts/shopTeam.ts';
import { translate } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type Props = { lang: Language; hours: ShopHours; wrong: boolean; onChange: (hours: ShopHours) => void };

export const HoursFields = ({ lang, hours, wrong, onChange }: Props) => {
  const t = translate(lang, shopTeam);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-4">
        {(['opens', 'closes'] as const).map((name) => (
          <Field key={name} label={t(name)} error={wrong && name === 'closes' && t('hoursWrong')}>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                name={name}
                value={hours[name]}
                onChange={({ target }) => onChange({ ...hours, [name]: target.value.slice(0, 5) })}
              />
            )}
          </Field>
        ))}
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t('closedDays')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              name={`closed-${day}`}
              label={sayShopDay(lang, day).replace(/^t/, 'T')}
              checked={hours.closed.includes(day)}
              onChange={({ target }) =>
                onChange({
                  ...hours,
                  closed: weekdays.filter((one) =>
                    one === day ? target.checked : hours.closed.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
};
