import { useState } from 'react';
import { maxDailyListings } from '../../domain/admin/admin.ts';
import { type Role, roleSignInMinutes, roles } from '../../domain/admin/roles.ts';
import { signOut } from '../../firebase/session.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Choice } from './Entry.tsx';
import { IdentityDialog } from './IdentityDialog.tsx';
import { RightsFrame, type RightsProps } from './RightsFrame.tsx';
import { ShopDialog } from './ShopDialog.tsx';

type Props = Omit<RightsProps, 'onClose'>;

const RoleDialog = (props: RightsProps) => {
  const { lang, person, work } = props;
  const t = translate(lang, admin);
  const [role, setRole] = useState<Role | 'none'>(person.role ?? 'none');
  const save = () =>
    role === 'none'
      ? work.perform({ act: 'revoke', person: person.id }, person.id)
      : work.perform({ act: 'grant', person: person.id, role }, person.id);
  return (
    <RightsFrame {...props} title={t('roleTitle')} save={save}>
      <p className="text-ink-soft">{t('roleText')}</p>
      <p className="mt-2 text-ink-soft">{t('roleSignIn', { count: roleSignInMinutes })}</p>
      {work.mustSignIn && (
        <Button className="mt-3" onClick={() => void signOut()}>
          {t('signInAgain')}
        </Button>
      )}
      <RadioGroup
        className="mt-4"
        legend={t('role')}
        name="role"
        value={role}
        onValueChange={setRole}
        options={(['none', ...roles] as const).map((value) => ({
          value,
          label: t(`role.${value}`),
          hint: t(`roleHint.${value}`),
        }))}
      />
    </RightsFrame>
  );
};

const QuotaDialog = (props: RightsProps) => {
  const { lang, person, work } = props;
  const t = translate(lang, admin);
  const [listings, setListings] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  const save = async () => {
    const isRight = listings !== null && listings >= 1 && listings <= maxDailyListings;
    setWrong(!isRight);
    return isRight && work.perform({ act: 'quota', person: person.id, listings }, person.id);
  };
  return (
    <RightsFrame {...props} title={t('quotaTitle')} save={save}>
      <p className="text-ink-soft">{t('quotaText')}</p>
      <Field
        label={t('quotaLabel')}
        error={isWrong && t('quotaWrong', { count: maxDailyListings })}
        className="mt-4"
      >
        {(ids) => (
          <NumberInput {...ids} lang={lang} name="listings" value={listings} onValueChange={setListings} />
        )}
      </Field>
    </RightsFrame>
  );
};

export const PersonRights = (props: Props) => {
  const { lang, person } = props;
  const t = translate(lang, admin);
  const [opened, setOpened] = useState<'role' | 'quota' | 'identity' | 'shop' | null>(null);
  const about = person.name ?? person.id;
  const onClose = () => setOpened(null);
  return (
    <>
      <Choice label={t('changeRole')} about={about} onClick={() => setOpened('role')} />
      {!person.role && <Choice label={t('changeQuota')} about={about} onClick={() => setOpened('quota')} />}
      {!person.role && (
        <Choice label={t('changeIdentity')} about={about} onClick={() => setOpened('identity')} />
      )}
      {!person.role && person.shop?.role !== 'stock' && (
        <Choice label={t('changeShop')} about={about} onClick={() => setOpened('shop')} />
      )}
      {opened === 'role' && <RoleDialog {...props} onClose={onClose} />}
      {opened === 'quota' && <QuotaDialog {...props} onClose={onClose} />}
      {opened === 'shop' && <ShopDialog {...props} onClose={onClose} />}
      {opened === 'identity' && <IdentityDialog {...props} onClose={onClose} />}
    </>
  );
};
