import { useState } from 'react';
import type { AdminAction } from '../../domain/admin/admin.schema.ts';
import type { AdminActionName } from '../../domain/admin/admin.ts';
import { asksForSignIn, roleSignInMinutes } from '../../domain/admin/roles.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';

export type ActionProblem =
  | 'gone'
  | 'refused'
  | 'outside'
  | 'decided'
  | 'limited'
  | 'ineligible'
  | 'signIn'
  | 'taken'
  | 'other';
const problems: Readonly<Record<string, ActionProblem>> = {
  aborted: 'decided',
  'not-found': 'gone',
  'failed-precondition': 'refused',
  'resource-exhausted': 'limited',
  'permission-denied': 'outside',
  unauthenticated: 'outside',
  'already-exists': 'taken',
};

const rights: readonly AdminActionName[] = ['grant', 'revoke', 'quota', 'identity', 'grantShop'];
export const problemOf = (act: AdminActionName, code: string | null): ActionProblem => {
  if (code === 'failed-precondition' && rights.includes(act)) return 'ineligible';
  if (code === 'unauthenticated' && asksForSignIn(act)) return 'signIn';
  return problems[code ?? ''] ?? 'other';
};

const isOld = (code: string | null) => ['not-found', 'failed-precondition', 'aborted'].includes(code ?? '');

export type AdminActions = {
  /** Id of the target of the running action. */
  busy: string | null;
  /** The sign-in was too old for the last action. */
  mustSignIn: boolean;
  /** @returns whether the action is done, now or earlier */
  perform: (action: AdminAction, target: string) => Promise<boolean>;
};

/**
 * Performs an action, notifies about the outcome and reloads.
 * @param seen when the data on screen was read, by the database's clock (ms)
 */
export const useAdminActions = (
  lang: Language,
  seen: number,
  onDone: (act: AdminActionName) => void,
): AdminActions => {
  const [busy, setBusy] = useState<string | null>(null);
  const [mustSignIn, setMustSignIn] = useState(false);
  const perform = async (action: AdminAction, target: string): Promise<boolean> => {
    if (busy !== null) return false;
    const t = translate(lang, admin);
    setBusy(target);
    setMustSignIn(false);
    try {
      const { outcome } = await call('performAdminAction', { action, seen });
      notify({
        title: outcome === 'same' ? t('same') : t(`${action.act}Done`),
        tone: outcome === 'same' ? 'info' : 'success',
      });
      onDone(action.act);
      return true;
    } catch (failure) {
      reportHandled(failure, `at /admin: ${action.act}`);
      const code = codeOf(failure);
      const problem = problemOf(action.act, code);
      setMustSignIn(problem === 'signIn');
      notifyFailure(lang, { title: t(`failed.${problem}`, { count: roleSignInMinutes }) });
      if (isOld(code)) onDone(action.act);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, mustSignIn, perform };
};
