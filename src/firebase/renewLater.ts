import { useEffect } from 'react';
import { localStore } from '../browserStorage.ts';
import { deviceKey } from '../domain/push/deviceKey.ts';
import type { Language } from '../i18n/languages.ts';

/** Does this device get notifications? False if storage is blocked. */
export const isDeviceKept = (): boolean => localStore.get(deviceKey) !== null;

/** Renews this device's push subscription, if there is one. */
export const useRenewedDevice = (language: Language, userId: string | undefined): void =>
  useEffect(() => {
    if (!userId || !isDeviceKept()) return;
    import('./push.ts').then(({ renewDevice }) => renewDevice(language)).catch(() => undefined);
  }, [language, userId]);
