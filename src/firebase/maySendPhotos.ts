import { ownQuotas } from './quotaLimit.ts';

/** True if the server does not respond: it checks again before a photo is sent. */
export const maySendPhotos = async (): Promise<boolean> => (await ownQuotas()).photos ?? true;
