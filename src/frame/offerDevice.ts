import { localStore } from '../browserStorage.ts';
import { chosenHere, tellHere, whatIsPossible } from '../firebase/push.ts';
import type { Language } from '../i18n/languages.ts';
import { device } from '../i18n/texts/device.ts';
import { translate } from '../i18n/texts.ts';
import { localize, paths } from '../paths.ts';
import { notify } from '../ui/notify.ts';
import { reportHandled } from './reportHandled.ts';

/** After what somebody may want to hear: they asked a seller, published a bike, or made an alert. */
export type Reason = 'offerAnswer' | 'offerQuestion' | 'offerAlert';

/** Where local storage keeps when it was offered last. */
const offeredKey = 'vongxe.offered';
/** Milliseconds. Whoever put the offer away is not asked with every question. */
const pause = 30 * 24 * 3_600_000;

/** Whether it is time for an offer; the answer is no where storage is blocked. */
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

/**
 * Offers to tell this device of the answer, where it can be told and is not yet: once a month, until it is put away. The
 * browser itself asks only after a press on it.
 */
export const offerDevice = (lang: Language, reason: Reason, now = Date.now()): void => {
  if (whatIsPossible() !== 'possible' || chosenHere() || !isTime(now)) return;
  const t = translate(lang, device);
  const action = { label: t('tell'), run: () => void turnOn(lang) };
  notify({ title: t(reason), text: t('offerText'), action, stays: true });
};
