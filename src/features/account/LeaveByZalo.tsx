import { useEffect, useState } from 'react';
import { call } from '../../firebase/calls.ts';
import type { Language } from '../../i18n/languages.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { zalo } from '../../i18n/texts/zalo.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { loadZalo } from './loadZalo.ts';
import { beginZalo } from './zaloFlow.ts';

type Props = { lang: Language; onKeep: () => void; onGone: () => void };

/** Below the server's limit for a recent sign-in (five minutes). */
const minutes = 4;

export const LeaveByZalo = ({ lang, onKeep, onGone }: Props) => {
  const t = translate(lang, zalo);
  const say = translate(lang, profile);
  const [isReady, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'leaveFailed' | 'problem.unkept' | null>(null);
  useEffect(() => {
    loadZalo()
      .then(async ({ isSignInRecent }) => setReady(await isSignInRecent(minutes)))
      .catch(() => setReady(false));
  }, []);

  const go = async () => {
    setBusy(true);
    setProblem(null);
    try {
      if (isReady) {
        await call('deleteAccount', {});
        return onGone();
      }
      if (!(await beginZalo('prove', lang, `${localize(lang, paths.profile)}#leave`)))
        setProblem('problem.unkept');
    } catch (failure) {
      reportHandled(failure, 'delete an account');
      setReady(false);
      setProblem('leaveFailed');
    }
    setBusy(false);
  };
  return (
    <div className="space-y-5">
      <p key={String(isReady)}>{t(isReady ? 'leaveReady' : 'leaveProve')}</p>
      <FormStatus lang={lang} sending={busy} problem={problem && { title: t(problem) }} />
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onKeep}>{say('leave.keep')}</Button>
        <Button
          variant="danger"
          loading={busy}
          loadingLabel={isReady ? say('leave.deleting') : undefined}
          onClick={() => void go()}
        >
          {isReady ? say('leave.delete') : t('leaveOpen')}
        </Button>
      </div>
    </div>
  );
};
