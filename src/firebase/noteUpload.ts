import * as z from 'zod/mini';
import { leftToSay, quotas } from '../domain/listings/quota.ts';
import { getDocument } from './firestore.ts';
import { quotaLimit } from './quotaLimit.ts';
import { tellLeft } from './tellQuota.ts';

const Count = z.object({ used: z.number() });

/** Today's count on the server, read once per page. */
let used: Promise<number> | undefined;

/** Counts an uploaded photo and shows when few are left. */
export const noteUpload = async (userId: string): Promise<void> => {
  const { young, window } = quotas.upload;
  const day = Math.floor(Date.now() / window);
  used = (
    used ?? getDocument(Count, `limits/${userId}_photos_${day}`).then((count) => count?.used ?? 0)
  ).then((before) => before + 1);
  const now = await used;
  if (leftToSay(now, young) === null) return;
  tellLeft('upload', leftToSay(now, await quotaLimit('upload', young)));
};
