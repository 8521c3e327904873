import { countries } from '../../domain/contacts/dialcodes.ts';
import { formPhone } from '../../domain/contacts/formPhone.ts';
import { digitsIn } from '../../domain/text/digitsIn.ts';
import { plainly } from '../../domain/text/foldAccents.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useField } from './formContext.ts';

type Props = ControlProps & {
  lang: Language;
  name: 'contactPhone' | 'whatsappNumber';
  country: 'phoneCountry' | 'whatsappCountry';
  countryLabel: string;
};

/** Dial code and digits. A pasted number with + fills in both. */
export const PhoneInput = ({ lang, name, country, countryLabel, ...ids }: Props) => {
  const number = useField(name);
  const chosen = useField(country);
  const options = countries.map(({ iso, code, name: names }) => ({
    value: iso,
    label: `${code} ${names[lang]}`,
  }));

  const code = countries.find(({ iso }) => iso === chosen.value)?.code;

  const type = (text: string) => {
    const digits = digitsIn(text).slice(0, 18);
    const whole = plainly(text).trim().startsWith('+') ? formPhone(`+${digits}`) : null;
    if (whole) chosen.set(whole.country);
    number.set(whole && whole.digits.length > 1 ? whole.digits : digits);
  };

  return (
    <div className="grid grid-cols-[6rem_1fr] gap-2">
      <div className="relative">
        <Select
          aria-label={countryLabel}
          name={country}
          options={options}
          value={chosen.value}
          onValueChange={(wanted) => {
            const match = countries.find(({ iso }) => iso === wanted);
            if (match) chosen.set(match.iso);
          }}
          onBlur={number.leave}
          className="text-transparent! [&>option]:text-ink"
        />
        {/* Replaces the select's text, which is too long. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center"
        >
          {code}
        </span>
      </div>
      <TextInput
        {...ids}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name={name}
        value={number.value}
        onChange={(event) => type(event.target.value)}
        onBlur={number.leave}
      />
    </div>
  );
};
