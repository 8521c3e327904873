import { Alert } from '../../domain/alerts/alert.schema.ts';
import { type Criteria, freePlace, sameCriteria } from '../../domain/alerts/alert.ts';
import { AlertSettings } from '../../domain/alerts/alertSettings.schema.ts';
import { type Delivery, type EmailChoice, usualChoice } from '../../domain/alerts/alertSettings.ts';
import { nextRevision, revisionOf } from '../../domain/platform/revision.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument, listDocuments, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import { writeRevised } from '../../firebase/writeRevised.ts';
import type { Language } from '../../i18n/languages.ts';
import { AlertRefusal } from './AlertRefusal.ts';
import type { MyAlert } from './planChange.ts';

export const mine = (userId: string) =>
  ({ where: [['user_id', '==', userId]], orderBy: ['created_at', 'desc'] }) as const;
export const readAlerts = (userId: string) => listDocuments(Alert, 'alerts', mine(userId));

const settingsPath = (userId: string) => `alert_settings/${userId}`;
const readSettings = (userId: string) => getDocument(AlertSettings, settingsPath(userId));
const choiceIn = ({ delivery, price_drops }: EmailChoice): EmailChoice => ({ delivery, price_drops });

export const readChoice = async (userId: string): Promise<EmailChoice> =>
  choiceIn((await readSettings(userId)) ?? usualChoice);

type Settings = Awaited<ReturnType<typeof readSettings>>;
type Change = Partial<EmailChoice> & { language: Language };

/** Writes only changed settings: another tab may have changed others. */
const settingsStep = (userId: string, stored: Settings, change: Change): Step =>
  stored
    ? {
        update: settingsPath(userId),
        data: { ...change, revision: nextRevision(stored), updated_at: serverTime },
      }
    : {
        set: settingsPath(userId),
        data: { ...choiceIn(usualChoice), ...change, updated_at: serverTime },
      };

/** Conflicts need no dialog: the last press wins. */
export const writeChoice = async (
  userId: string,
  language: Language,
  choice: Partial<EmailChoice>,
): Promise<void> => {
  const change = { language, ...choice };
  const stored = await readSettings(userId);
  if (!stored) return writeBatch([settingsStep(userId, null, change)]);
  await writeRevised(
    stored,
    () => readSettings(userId),
    (now) => writeBatch([settingsStep(userId, now, change)]),
  );
};

type Rhythm = Delivery | null;
const alertStep = (id: string, userId: string, criteria: Criteria, delivery: Rhythm): Step => ({
  set: `alerts/${id}`,
  data: { user_id: userId, criteria, is_active: true, delivery, created_at: serverTime },
});

const attempt = async (userId: string, language: Language, criteria: Criteria, delivery: Rhythm) => {
  const [alerts, settings] = await Promise.all([readAlerts(userId), readSettings(userId)]);
  if (alerts.some((alert) => alert.is_active && sameCriteria(alert.criteria, criteria)))
    throw new AlertRefusal('known');
  const taken = alerts.map(({ id }) => id);
  const id = freePlace(userId, taken);
  if (id === null) throw new AlertRefusal('full');
  try {
    const isSaid = settings?.language === language;
    const steps = [
      alertStep(id, userId, criteria, delivery),
      ...(isSaid ? [] : [settingsStep(userId, settings, { language })]),
    ];
    await writeCounted(userId, 'alert', `alerts/${id}`, steps);
    return { id };
  } catch (failure) {
    if (codeOf(failure) === 'resource-exhausted') throw new AlertRefusal('tooMany');
    return { failure, taken, settings };
  }
};

/**
 * Uses the first free id, and stores the language of the alert's emails. Rejects with AlertRefusal or the
 * server's error.
 */
export const createAlert = async (
  userId: string,
  language: Language,
  criteria: Criteria,
  delivery: Rhythm = null,
): Promise<string> => {
  const first = await attempt(userId, language, criteria, delivery);
  if ('id' in first) return first.id;
  // Retry: another tab took the id or changed the settings.
  const [now, settings] = await Promise.all([readAlerts(userId), readSettings(userId)]);
  const isSame = revisionOf(settings ?? {}) === revisionOf(first.settings ?? {});
  if (isSame && now.every(({ id }) => first.taken.includes(id))) throw first.failure;
  const second = await attempt(userId, language, criteria, delivery);
  if ('id' in second) return second.id;
  throw second.failure;
};

/** Rejects with AlertRefusal if the alert is a duplicate, or was changed or deleted meanwhile. */
export const editAlert = async (read: MyAlert, criteria: Criteria, delivery: Rhythm): Promise<void> => {
  const isSame = sameCriteria(read.criteria, criteria);
  if (isSame && read.delivery === delivery) return;
  const others = (await readAlerts(read.user_id)).filter(({ id }) => id !== read.id);
  if (!isSame && others.some((alert) => alert.is_active && sameCriteria(alert.criteria, criteria)))
    throw new AlertRefusal('known');
  const { id } = read;
  try {
    await writeBatch([
      { update: `alerts/${id}`, data: { criteria, delivery, revision: nextRevision(read) } },
    ]);
  } catch (failure) {
    const now = (await readAlerts(read.user_id)).find((alert) => alert.id === id);
    if (!now) throw new AlertRefusal('removed');
    if (revisionOf(now) !== revisionOf(read)) throw new AlertRefusal('changed', now);
    throw failure;
  }
};

export const switchAlert = (id: string, is_active: boolean) =>
  writeBatch([{ update: `alerts/${id}`, data: { is_active } }]);
/** Writes without checking the revision: the last press wins. */
export const setRhythm = (id: string, delivery: Rhythm) =>
  writeBatch([{ update: `alerts/${id}`, data: { delivery } }]);
export const deleteAlert = (id: string) => writeBatch([{ remove: `alerts/${id}` }]);

/** Creates the deleted alert anew: the server sets its times. */
export const restoreAlert = async (userId: string, { criteria, is_active, delivery }: Alert) => {
  const taken = (await readAlerts(userId)).map(({ id }) => id);
  const id = freePlace(userId, taken);
  if (id === null) throw new AlertRefusal('full');
  await writeCounted(userId, 'alert', `alerts/${id}`, [alertStep(id, userId, criteria, delivery)]);
  if (!is_active) await switchAlert(id, false);
};
