import * as z from 'zod/mini';
import { leftToSay, quotas } from '../domain/listings/quota.ts';
import { getDocument } from './firestore.ts';
import { quotaLimit } from './quotaLimit.ts';
import { tellLeft } from './tellQuota.ts';

const Count = z.object({ used: z.number() });
/** Names of the daily counters on the server. */
const counts = { upload: 'photos', messagePhoto: 'message_photos' } as const;

/** Today's values of the daily counters, read once per page. */
const used = new Map<keyof typeof counts, Promise<number>>();

/** Counts an uploaded photo. Shows a notice if few uploads are left today. */
export const noteUpload = async (userId: string, kind: keyof typeof counts = 'upload'): Promise<void> => {
  const { young, window } = quotas[kind];
  const day = Math.floor(Date.now() / window);
  const before =
    used.get(kind) ??
    getDocument(Count, `limits/${userId}_${counts[kind]}_${day}`).then((count) => count?.used ?? 0);
  const after = before.then((number) => number + 1);
  used.set(kind, after);
  const now = await after;
  if (leftToSay(now, young) === null) return;
  tellLeft(kind, leftToSay(now, await quotaLimit(kind, young)));
};
