import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { OwnShop } from '../../domain/shops/ownShop.schema.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { shopTeam } from '../../i18n/texts/shopTeam.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { sayShopFailure } from './sayShopFailure.ts';
import type { OwnShopState } from './useOwnShop.ts';

type Work = Pick<OwnShopState, 'busy' | 'perform'>;
type Props = { lang: Language; own: OwnShop; work: Work };

const InviteForm = ({ lang, work }: { lang: Language; work: Work }) => {
  const t = translate(lang, shopTeam);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setProblem(t('emailWrong'));
    const failure = await work.perform({ act: 'invite', email: email.trim() });
    setProblem(failure && sayShopFailure(lang, failure));
    if (failure !== null) return;
    setEmail('');
    notify({ title: t('invited'), tone: 'success' });
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      aria-label={t('invite')}
      className="mt-6 grid grid-cols-1 gap-4"
    >
      <Field label={t('email')} hint={t('emailHint')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <FormStatus lang={lang} sending={work.busy} problem={problem === null ? null : { text: problem }} />
      <div>
        <Button type="submit" loading={work.busy} loadingLabel={t('inviting')}>
          {t('invite')}
        </Button>
      </div>
    </form>
  );
};

const rowClass = 'flex items-center gap-3 border-b border-line py-2';

export const PeopleList = ({ lang, own, work }: Props) => {
  const t = translate(lang, shopTeam);
  const perform = async (action: Parameters<Work['perform']>[0], done: string) => {
    const failure = await work.perform(action);
    if (failure === null) notify({ title: done, tone: 'success' });
    else notify({ title: sayShopFailure(lang, failure), tone: 'error' });
  };
  return (
    <>
      <ul className="border-t border-line">
        {own.people.map(({ id, name, role }) => {
          const shown = name ?? t('noName');
          return (
            <li key={id} className={rowClass}>
              <div className="min-h-11 min-w-0 flex-1">
                <p translate="no" className="font-semibold wrap-anywhere">
                  {shown}
                </p>
                <p className="text-sm text-ink-soft">{t(`role.${role}`)}</p>
              </div>
              {role === 'stock' && (
                <IconButton
                  icon={Trash2}
                  label={t('remove', { name: shown })}
                  disabled={work.busy}
                  onClick={() => void perform({ act: 'remove', person: id }, t('removed', { name: shown }))}
                />
              )}
            </li>
          );
        })}
        {own.invitations.map(({ id, email, expires_at }) => (
          <li key={id} className={rowClass}>
            <div className="min-h-11 min-w-0 flex-1">
              <p translate="no" className="wrap-anywhere">
                {email}
              </p>
              <p className="text-sm text-ink-soft">{t('waiting', { date: formatDate(lang, expires_at) })}</p>
            </div>
            <IconButton
              icon={Trash2}
              label={t('withdraw', { email })}
              disabled={work.busy}
              onClick={() => void perform({ act: 'withdraw', invitation: id }, t('withdrawn'))}
            />
          </li>
        ))}
      </ul>
      <InviteForm lang={lang} work={work} />
    </>
  );
};
