import { ownQuotas } from './quotaLimit.ts';

/** Returns true if the server does not respond: it checks again before a photo is sent. */
export const maySendPhotos = async (): Promise<boolean> => (await ownQuotas()).photos ?? true;
