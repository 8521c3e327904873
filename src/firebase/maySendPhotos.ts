import { ownQuotas } from './quotaLimit.ts';

/** True if the request fails: the server checks every photo again. */
export const maySendPhotos = async (): Promise<boolean> => (await ownQuotas()).photos ?? true;
