import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type Choice, orders } from './arrange.ts';
import type { Chosen } from './useChosen.ts';

type Props = { lang: Language; choice: Choice; onChoice: (choice: Choice) => void; chosen: Chosen };

export const ListingsToolbar = ({ lang, choice, onChoice, chosen }: Props) => {
  const t = translate(lang, mylistings);
  return (
    <div className="mb-4 flex flex-wrap gap-2 md:grid md:grid-cols-3">
      <div className="w-full">
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={choice.words}
          onChange={({ target }) => onChoice({ ...choice, words: target.value })}
        />
      </div>
      <div className="grow basis-48">
        <Select
          aria-label={t('sort')}
          value={choice.order}
          options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onValueChange={(value) => {
            const order = orders.find((one) => one === value);
            if (order) onChoice({ ...choice, order });
          }}
        />
      </div>
      <Button
        aria-pressed={chosen.ids !== null}
        onClick={chosen.ids === null ? chosen.begin : chosen.end}
        className="grow"
      >
        {t(chosen.ids === null ? 'several' : 'severalDone')}
      </Button>
    </div>
  );
};
