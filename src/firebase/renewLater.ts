import { useEffect } from 'react';
import { localStore } from '../browserStorage.ts';
import { deviceKey } from '../domain/push/deviceKey.ts';
import type { Language } from '../i18n/languages.ts';

/** Whether this device is told of something; false where storage is blocked. */
export const isDeviceKept = (): boolean => localStore.get(deviceKey) !== null;

/** On a page of one's own: a device that is told of something says that it is still in use. Others load nothing. */
export const useRenewedDevice = (language: Language, userId: string | undefined): void =>
  useEffect(() => {
    if (!userId || !isDeviceKept()) return;
    import('./push.ts').then(({ renewDevice }) => renewDevice(language)).catch(() => undefined);
  }, [language, userId]);
