import { ownQuotas } from './quotaLimit.ts';

/** True if the server cannot be asked: it checks again. */
export const maySendPhotos = async (): Promise<boolean> => (await ownQuotas()).photos ?? true;
