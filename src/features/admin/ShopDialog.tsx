import { useState } from 'react';
import {
  type ShopProblem,
  shopAddressProblem,
  shopLimits,
  shopNameProblem,
} from '../../domain/shops/shop.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { shopChecks } from '../../i18n/texts/shopChecks.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { NoteField, noteOf } from './NoteField.tsx';
import { RightsFrame, type RightsProps } from './RightsFrame.tsx';

export const ShopDialog = (props: RightsProps) => {
  const { lang, person, work, onClose } = props;
  const t = translate(lang, admin);
  const checks = translate(lang, shopChecks);
  const [name, setName] = useState(person.shop?.name ?? '');
  const [address, setAddress] = useState(person.shop?.address ?? '');
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const say = (problem: ShopProblem | null, max: number) =>
    isChecked && problem && checks(`check.${problem}`, { max });
  const problems = [shopNameProblem(name), shopAddressProblem(address)] as const;
  const save = async () => {
    setChecked(true);
    if (problems.some(Boolean)) return false;
    return work.perform({ act: 'grantShop', person: person.id, name, address }, person.id);
  };
  const remove = async () => {
    const action = { act: 'removeShop', person: person.id, note: noteOf(note) } as const;
    if (await work.perform(action, person.id)) onClose();
  };
  return (
    <RightsFrame {...props} title={t(person.shop ? 'shopEditTitle' : 'shopTitle')} save={save}>
      <p className="text-ink-soft">{t('shopText')}</p>
      <Field label={t('shopName')} error={say(problems[0], shopLimits.name)} className="mt-4">
        {(ids) => (
          <TextInput {...ids} name="shop" value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field label={t('shopAddress')} error={say(problems[1], shopLimits.address)} className="mt-4">
        {(ids) => (
          <TextInput
            {...ids}
            name="address"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      {person.shop && (
        <div className="mt-6 border-t border-line pt-4">
          <p className="text-ink-soft">{t('removeShopText')}</p>
          <NoteField lang={lang} receiver={person.id} value={note} onChange={setNote} />
          <Button variant="danger" className="mt-3" onClick={() => void remove()}>
            {t('removeShop')}
          </Button>
        </div>
      )}
    </RightsFrame>
  );
};
