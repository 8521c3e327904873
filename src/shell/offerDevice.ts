import { localStore } from '../browserStorage.ts';
import { chosenHere, tellHere, whatIsPossible } from '../firebase/push.ts';
import type { Language } from '../i18n/languages.ts';
import { device } from '../i18n/texts/device.ts';
import { translate } from '../i18n/texts.ts';
import { localize, paths } from '../paths.ts';
import { notify } from '../ui/notify.ts';
import { reportHandled } from './reportHandled.ts';

/** Reason to offer notifications: the person awaits an answer, a question or a match. */
export type Reason = 'offerAnswer' | 'offerQuestion' | 'offerAlert';

const offeredKey = 'vongxe.offered';
/** Milliseconds between offers. */
const pause = 30 * 24 * 3_600_000;

/**
 * Returns whether a month has passed since the last offer, and stores the time. False if storage is blocked.
 */
const isTime = (now: number) =>
  now - Number(localStore.get(offeredKey)) >= pause && localStore.set(offeredKey, String(now));

const turnOn = async (lang: Language) => {
  const t = translate(lang, device);
  try {
    const isOn = await tellHere(lang, { messages: true, alerts: true, shows: false });
    if (isOn) notify({ title: t('on'), text: t('offerText'), tone: 'success' });
    else notify({ title: t('notOn'), text: t('notOnText') });
  } catch (failure) {
    reportHandled(failure, 'turn on notifications');
    const link = { href: localize(lang, paths.profile), label: translate(lang, device)('title') };
    notify({ title: t('failed'), text: t('failedText'), tone: 'error', link });
  }
};

/** Offers notifications if this device supports them and they are off, at most once a month. */
export const offerDevice = (lang: Language, reason: Reason, now = Date.now()): void => {
  if (whatIsPossible() !== 'possible' || chosenHere() || !isTime(now)) return;
  const t = translate(lang, device);
  const action = { label: t('tell'), run: () => void turnOn(lang) };
  notify({ title: t(reason), text: t('offerText'), action, stays: true });
};
