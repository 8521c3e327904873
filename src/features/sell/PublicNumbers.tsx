import { useState } from 'react';
import { publicNumbers, withoutPublicNumbers } from '../../domain/pasted/publicNumbers.ts';
import { formatList } from '../../i18n/formatList.ts';
import type { Language } from '../../i18n/languages.ts';
import { publicNumbers as texts } from '../../i18n/texts/publicNumbers.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useForm, useValue } from './formContext.ts';

const fields = ['description', 'otherDescription'] as const;

/** Lists number plates and spelled phone numbers in the texts. A button removes them. */
export const PublicNumbers = ({ lang }: { lang: Language }) => {
  const t = translate(lang, texts);
  const { $values, set } = useForm();
  const written = [useValue('description'), useValue('otherDescription')];
  const [isLeftOut, setLeftOut] = useState(false);
  const numbers = written.flatMap(publicNumbers);
  const listed = (kind: 'plate' | 'phone') =>
    formatList(lang, 'conjunction', new Set(numbers.flatMap((one) => (one.kind === kind ? [one.text] : []))));
  const [plates, phones] = [listed('plate'), listed('phone')];
  const leaveOut = () => {
    for (const field of fields) {
      const text = $values.get()[field];
      const rest = withoutPublicNumbers(text);
      if (rest !== text) set(field, rest);
    }
    setLeftOut(true);
  };
  if (numbers.length === 0) return isLeftOut ? <p>{t('leftOut')}</p> : null;
  return (
    <>
      {plates !== '' && <p>{t('plates', { numbers: plates })}</p>}
      {phones !== '' && <p>{t('phones', { numbers: phones })}</p>}
      <Button size="sm" onClick={leaveOut}>
        {t('leaveOut')}
      </Button>
    </>
  );
};
