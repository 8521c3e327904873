import { useState } from 'react';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import { Overtaken } from '../../firebase/writeRevised.ts';
import type { Language } from '../../i18n/languages.ts';
import { account } from '../../i18n/texts/account.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { complaintText } from './CredentialInput.tsx';
import { type Credentials, checkProfile } from './checkCredentials.ts';
import type { Unchecked } from './profileStore.ts';
import { reportAccount } from './reportAccount.ts';
import { useCredentialsForm } from './useCredentialsForm.ts';
import { useProfile } from './useProfile.ts';

type Props = { lang: Language; user: SessionUser };
type FormProps = Props & {
  fullName: string;
  save: ReturnType<typeof useProfile>['save'];
  /** Loads the name that was saved elsewhere. */
  onTheirs: () => void;
};
type Conflict = { mine: string; now: Unchecked | null };

const ConflictDialog = lazyPart(
  async () => (await import('../../ui/ConflictDialog.tsx')).ConflictDialog<'name'>,
);

const DetailsForm = ({ lang, user, fullName, save, onTheirs }: FormProps) => {
  const t = translate(lang, profile);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const submit = (values: Credentials) => saveOver(values.fullName?.trim() ?? '');
  const saveOver = async (name: string, over?: Unchecked | null): Promise<null> => {
    try {
      await save(name, over);
      notify({ title: t('details.updated'), tone: 'success' });
    } catch (failure) {
      if (failure instanceof Overtaken) {
        setConflict({ mine: name, now: failure.now });
        return null;
      }
      reportAccount(failure, 'save a profile');
      notifyFailure(lang, { title: t('details.failed'), text: t('details.failedText') });
    }
    return null;
  };
  const { form, complaints, busy } = useCredentialsForm({ check: checkProfile, submit, stays: true });

  return (
    <form {...form} aria-label={t('details.title')} className="space-y-5">
      <Field
        label={translate(lang, account)('form.fullName')}
        hint={t('details.nameHint')}
        error={complaintText(translate(lang, account), complaints.fullName)}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="fullName"
            autoComplete="name"
            maxLength={80}
            defaultValue={fullName}
          />
        )}
      </Field>
      {user.email !== '' && (
        <Field label={translate(lang, account)('form.email')} hint={t('details.emailFixed')}>
          {(control) => <TextInput {...control} type="email" value={user.email} readOnly />}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={busy} loadingLabel={t('details.updating')}>
          {t('details.update')}
        </Button>
        <ButtonLink href={localize(lang, paths.home)}>{t('details.cancel')}</ButtonLink>
      </div>
      {conflict && (
        <ConflictDialog
          lang={lang}
          items={[
            {
              key: 'name',
              label: translate(lang, account)('form.fullName'),
              theirs: conflict.now?.full_name ?? '',
              mine: conflict.mine,
            },
          ]}
          onCancel={() => setConflict(null)}
          onLost={() => setConflict(null)}
          onChoose={(chosen) => {
            setConflict(null);
            if (chosen.get('name') === 'theirs') onTheirs();
            else void saveOver(conflict.mine, conflict.now);
          }}
        />
      )}
    </form>
  );
};

export const DetailsSkeleton = ({ lang }: { lang: Language }) => (
  <div className="space-y-5">
    <p role="status" className="sr-only">
      {translate(lang, profile)('loading')}
    </p>
    <Skeleton className="h-27 w-full" />
    <Skeleton className="h-27 w-full" />
    <Skeleton className="h-11 w-48" />
  </div>
);

export const ProfileDetails = ({ lang, user }: Props) => {
  const { state, save, retry } = useProfile(lang, user);
  if (state.state === 'loading') return <DetailsSkeleton lang={lang} />;
  if (state.state === 'failed')
    return <ErrorState lang={lang} title={translate(lang, profile)('details.loadFailed')} onRetry={retry} />;
  return (
    <DetailsForm lang={lang} user={user} fullName={state.profile.full_name} save={save} onTheirs={retry} />
  );
};
