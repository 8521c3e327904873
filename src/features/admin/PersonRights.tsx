import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { AdminPerson } from '../../domain/admin/admin.schema.ts';
import { maxDailyListings } from '../../domain/admin/admin.ts';
import { type Role, roleSignInMinutes, roles } from '../../domain/admin/roles.ts';
import { signOut } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { Work } from './AdminQueue.tsx';
import { Choice } from './Entry.tsx';

type Props = { lang: Language; person: AdminPerson; work: Work };
type DialogProps = Props & { onClose: () => void };
type FrameProps = DialogProps & {
  title: string;
  save: () => Promise<boolean>;
  children: ReactNode;
};

const Frame = ({ lang, person, work, onClose, title, save, children }: FrameProps) => {
  const t = translate(lang, admin);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // After a failure the dialog stays open.
    void save().then((isDone) => isDone && onClose());
  };
  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={person.name ?? person.id}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form="rights"
            variant="primary"
            loading={work.busy !== null}
            loadingLabel={t('sending')}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="rights" onSubmit={submit} noValidate method="post" aria-label={title}>
        {children}
      </form>
    </Dialog>
  );
};

const RoleDialog = (props: DialogProps) => {
  const { lang, person, work } = props;
  const t = translate(lang, admin);
  const [role, setRole] = useState<Role | 'none'>(person.role ?? 'none');
  const save = () =>
    role === 'none'
      ? work.perform({ act: 'revoke', person: person.id }, person.id)
      : work.perform({ act: 'grant', person: person.id, role }, person.id);
  return (
    <Frame {...props} title={t('roleTitle')} save={save}>
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
    </Frame>
  );
};

const QuotaDialog = (props: DialogProps) => {
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
    <Frame {...props} title={t('quotaTitle')} save={save}>
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
    </Frame>
  );
};

/** Owners' buttons to change a person's role and daily number of listings. */
export const PersonRights = (props: Props) => {
  const { lang, person } = props;
  const t = translate(lang, admin);
  const [opened, setOpened] = useState<'role' | 'quota' | null>(null);
  const about = person.name ?? person.id;
  const onClose = () => setOpened(null);
  return (
    <>
      <Choice label={t('changeRole')} about={about} onClick={() => setOpened('role')} />
      {!person.role && <Choice label={t('changeQuota')} about={about} onClick={() => setOpened('quota')} />}
      {opened === 'role' && <RoleDialog {...props} onClose={onClose} />}
      {opened === 'quota' && <QuotaDialog {...props} onClose={onClose} />}
    </>
  );
};
