import { wait } from '../../domain/platform/wait.ts';
import { logoAddress, logoUploadPath, logoUrl } from '../../domain/shops/logo.ts';
import { awaitVerdict } from '../../photos/awaitVerdict.ts';
import { uploadOwn } from '../../photos/browserWork.ts';
import { compressPhoto } from '../../photos/compressPhoto.ts';
import { kindOfWhole, objectionTo, TruncatedPhoto } from '../../photos/judgeFile.ts';
import type { Verdict } from '../../photos/queuedPhoto.ts';

/** Uploads a picture as the shop's logo, and waits until visitors can see it. */
export const uploadLogo = async (shopId: string, file: File): Promise<Verdict> => {
  const objection = await objectionTo(file);
  if (objection) return objection;
  const kind = await kindOfWhole(file).catch((failure: unknown) => {
    if (failure instanceof TruncatedPhoto) return 'truncated' as const;
    throw failure;
  });
  if (kind === null) return 'type';
  if (kind === 'truncated') return 'truncated';
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  const picture = await compressPhoto(file, kind, watch);
  const photoId = crypto.randomUUID();
  await uploadOwn((userId) => logoUploadPath(userId, photoId), picture, watch);
  return awaitVerdict(`${logoUrl(logoAddress(shopId, photoId))}?waiting`, watch.signal, {
    fetch: (address, options) => fetch(address, options),
    wait,
  });
};
