import { Alert } from '../../domain/alerts/alert.schema.ts';
import { type Criteria, freePlace, sameCriteria } from '../../domain/alerts/alert.ts';
import { AlertSettings } from '../../domain/alerts/alertSettings.schema.ts';
import { type EmailChoice, usualChoice } from '../../domain/alerts/alertSettings.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument, listDocuments, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import type { Language } from '../../i18n/languages.ts';
import { AlertRefusal } from './AlertRefusal.ts';
import type { MyAlert } from './planChange.ts';

/** Somebody's alerts, newest first. */
export const mine = (userId: string) =>
  ({ where: [['user_id', '==', userId]], orderBy: ['created_at', 'desc'] }) as const;
export const readAlerts = (userId: string) => listDocuments(Alert, 'alerts', mine(userId));

const settingsPath = (userId: string) => `alert_settings/${userId}`;
export const readChoice = async (userId: string): Promise<EmailChoice> => {
  const { delivery, price_drops } = (await getDocument(AlertSettings, settingsPath(userId))) ?? usualChoice;
  return { delivery, price_drops };
};

const settingsStep = (userId: string, language: Language, choice: EmailChoice): Step => ({
  set: settingsPath(userId),
  data: { language, ...choice, updated_at: serverTime },
});
export const writeChoice = (userId: string, language: Language, choice: EmailChoice) =>
  writeBatch([settingsStep(userId, language, choice)]);

const alertStep = (id: string, userId: string, criteria: Criteria): Step => ({
  set: `alerts/${id}`,
  data: { user_id: userId, criteria, is_active: true, created_at: serverTime },
});

const attempt = async (userId: string, language: Language, criteria: Criteria) => {
  const [alerts, choice] = await Promise.all([readAlerts(userId), readChoice(userId)]);
  if (alerts.some((alert) => alert.is_active && sameCriteria(alert.criteria, criteria)))
    throw new AlertRefusal('known');
  const taken = alerts.map(({ id }) => id);
  const id = freePlace(userId, taken);
  if (id === null) throw new AlertRefusal('full');
  try {
    const steps = [alertStep(id, userId, criteria), settingsStep(userId, language, choice)];
    await writeCounted(userId, 'alert', `alerts/${id}`, steps);
    return null;
  } catch (failure) {
    if (codeOf(failure) === 'resource-exhausted') throw new AlertRefusal('tooMany');
    return { failure, taken };
  }
};

/**
 * Creates an alert in the first free place, and notes the language for its emails. Fails with an
 * AlertRefusal, or with what the server says.
 */
export const createAlert = async (userId: string, language: Language, criteria: Criteria): Promise<void> => {
  const first = await attempt(userId, language, criteria);
  if (!first) return;
  // Another tab may have taken the place meanwhile: then there is something new to see.
  const now = await readAlerts(userId);
  if (now.every(({ id }) => first.taken.includes(id))) throw first.failure;
  const second = await attempt(userId, language, criteria);
  if (second) throw second.failure;
};

/**
 * Replaces the criteria of an alert. Fails with an AlertRefusal if another alert of its owner asks for the same, or if this
 * one was changed or deleted since it was read.
 */
export const editAlert = async (read: MyAlert, criteria: Criteria): Promise<void> => {
  if (sameCriteria(read.criteria, criteria)) return;
  const others = (await readAlerts(read.user_id)).filter(({ id }) => id !== read.id);
  if (others.some((alert) => alert.is_active && sameCriteria(alert.criteria, criteria)))
    throw new AlertRefusal('known');
  const { id, revision = 0 } = read;
  try {
    await writeBatch([{ update: `alerts/${id}`, data: { criteria, revision: revision + 1 } }]);
  } catch (failure) {
    const now = (await readAlerts(read.user_id)).find((alert) => alert.id === id);
    if (!now) throw new AlertRefusal('removed');
    if ((now.revision ?? 0) !== revision) throw new AlertRefusal('changed', now);
    throw failure;
  }
};

export const switchAlert = (id: string, is_active: boolean) =>
  writeBatch([{ update: `alerts/${id}`, data: { is_active } }]);
export const deleteAlert = (id: string) => writeBatch([{ remove: `alerts/${id}` }]);

/** Puts a deleted alert back: as a new one, since times are the server's. */
export const restoreAlert = async (userId: string, { criteria, is_active }: Alert) => {
  const taken = (await readAlerts(userId)).map(({ id }) => id);
  const id = freePlace(userId, taken);
  if (id === null) throw new AlertRefusal('full');
  await writeCounted(userId, 'alert', `alerts/${id}`, [alertStep(id, userId, criteria)]);
  if (!is_active) await switchAlert(id, false);
};
