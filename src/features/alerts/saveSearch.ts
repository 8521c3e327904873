import type { Criteria } from '../../domain/alerts/alert.ts';
import { alertForm, parseAlertForm } from '../../domain/alerts/alertForm.ts';
import { serverMessage } from '../../firebase/serverMessage.ts';
import { describeCriteria } from '../../i18n/describeCriteria.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { offerNow } from '../../shell/offerLater.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { AlertRefusal } from './AlertRefusal.ts';
import { createAlert, deleteAlert } from './writeAlert.ts';

/** `beyond` names the parts of the search that an alert ignores. */
export type Search = { criteria: Partial<Criteria>; beyond: string };

const undo = async (lang: Language, id: string) => {
  const t = translate(lang, alerts);
  try {
    await deleteAlert(id);
    notify({ title: t('deleted'), tone: 'success' });
  } catch (failure) {
    reportHandled(failure, 'undo a saved search');
    notify({ title: t('failed'), text: t('deleteFailed'), tone: 'error' });
  }
};

/** Running saves. A second press waits for the first instead of creating another alert. */
const saving = new Map<string, Promise<boolean>>();

const save = async (lang: Language, userId: string, { criteria: some, beyond }: Search) => {
  const t = translate(lang, alerts);
  const parsed = parseAlertForm(alertForm(some), new Date(), some.location ?? '');
  if (!parsed.ok) return false;
  const { criteria } = parsed;
  const link = { href: localize(lang, paths.alerts), label: t('change') };
  const summary = describeCriteria(lang, criteria);
  try {
    const id = await createAlert(userId, lang, criteria);
    notify({
      title: t('saved'),
      text: beyond ? t('beyond', { summary, filters: beyond }) : summary,
      tone: 'success',
      link,
      action: { label: t('undo'), run: () => void undo(lang, id) },
    });
    offerNow(lang, 'offerAlert');
  } catch (failure) {
    const reason = failure instanceof AlertRefusal ? failure.reason : null;
    if (!reason) reportHandled(failure, 'save a search');
    const text = reason ? t(reason, { summary }) : serverMessage(failure);
    if (reason === 'known') notify({ title: t('known'), text: summary, link });
    else notifyFailure(lang, { title: t('setUpFailed'), text });
  }
  return true;
};

/**
 * Creates an alert from a search without a form, and offers to undo it.
 * @returns false if its criteria have to be corrected in the form
 */
export const saveSearch = (lang: Language, userId: string, search: Search): Promise<boolean> => {
  const key = JSON.stringify(search);
  const work = saving.get(key) ?? save(lang, userId, search).finally(() => saving.delete(key));
  saving.set(key, work);
  return work;
};

export const tellTooWide = (lang: Language, beyond: string, run: () => void): void => {
  const t = translate(lang, alerts);
  notify({
    title: t('tooWideTitle'),
    text: t('tooWide', { filters: beyond }),
    action: { label: t('fillIn'), run },
  });
};
