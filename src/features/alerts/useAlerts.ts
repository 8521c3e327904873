import { useCallback, useEffect, useState } from 'react';
import { Alert } from '../../domain/alerts/alert.schema.ts';
import type { Delivery } from '../../domain/alerts/alertSettings.ts';
import { watchList } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts as texts } from '../../i18n/texts/alerts.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { type Change, type Changes, type MyAlert, withChanges } from './planChange.ts';
import { deleteAlert, mine, readAlerts, restoreAlert, setRhythm, switchAlert } from './writeAlert.ts';

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; alerts: readonly MyAlert[] };

/** A member's alerts, newest first and live. Reverts failed changes. */
export const useAlerts = (lang: Language, userId: string) => {
  const t = translate(lang, texts);
  const [state, setState] = useState<State>({ state: 'loading' });
  const [changes, setChanges] = useState<Changes>(new Map());

  const read = useCallback(async () => {
    setState({ state: 'ready', alerts: await readAlerts(userId) });
  }, [userId]);
  const load = useCallback(async () => {
    setState({ state: 'loading' });
    try {
      await read();
    } catch (failure) {
      reportHandled(failure, 'load alerts');
      const say = translate(lang, texts);
      setState({ state: 'failed' });
      notify({ title: say('failed'), text: say('fetchFailed'), tone: 'error' });
    }
  }, [lang, read]);
  useEffect(() => void load(), [load]);

  const isReady = state.state === 'ready';
  useEffect(() => {
    if (!isReady) return;
    return watchList(
      Alert,
      'alerts',
      mine(userId),
      (alerts) => setState({ state: 'ready', alerts }),
      (failure) => reportHandled(failure, 'listen to alerts'),
    );
  }, [isReady, userId]);

  const mark = (id: string, change: Change | null) =>
    setChanges((all) => {
      const next = new Map(all);
      if (change === null) next.delete(id);
      else next.set(id, change);
      return next;
    });
  const make = async (id: string, change: Change, action: () => Promise<void>, failed: string) => {
    mark(id, change);
    try {
      await action();
      setState((now) =>
        now.state === 'ready' ? { ...now, alerts: withChanges(now.alerts, new Map([[id, change]])) } : now,
      );
      return true;
    } catch (failure) {
      reportHandled(failure, change === 'delete' ? 'delete an alert' : 'change an alert in its row');
      notify({ title: t('failed'), text: failed, tone: 'error' });
      return false;
    } finally {
      mark(id, null);
    }
  };

  const setActive = async ({ id }: MyAlert, active: boolean) => {
    if (await make(id, active, () => switchAlert(id, active), t('updateFailed')))
      notify({ title: t(active ? 'activated' : 'deactivated'), tone: 'success' });
  };
  const setDelivery = async ({ id }: MyAlert, delivery: Delivery | null) => {
    if (await make(id, { delivery }, () => setRhythm(id, delivery), t('rhythmFailed')))
      notify({ title: t('choiceSaved'), tone: 'success' });
  };
  const restore = async (alert: MyAlert) => {
    try {
      await restoreAlert(userId, alert);
      await read();
      notify({ title: t('restored'), tone: 'success' });
    } catch (failure) {
      reportHandled(failure, 'restore an alert');
      notify({ title: t('setUpFailed'), text: translate(lang, ui)('tryAgain'), tone: 'error' });
    }
  };
  const remove = async (alert: MyAlert) => {
    if (await make(alert.id, 'delete', () => deleteAlert(alert.id), t('deleteFailed')))
      notify({
        title: t('deleted'),
        tone: 'success',
        action: { label: t('undo'), run: () => void restore(alert) },
      });
  };

  const shown = state.state === 'ready' ? { ...state, alerts: withChanges(state.alerts, changes) } : state;
  return { ...shown, busy: changes, setActive, setDelivery, remove, retry: load, refresh: read };
};
