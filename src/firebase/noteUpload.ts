import * as z from 'zod/mini';
import { leftToSay, quotas } from '../domain/listings/quota.ts';
import { getDocument } from './firestore.ts';
import { mostFor } from './mostFor.ts';
import { tellLeft } from './tellQuota.ts';

const Count = z.object({ used: z.number() });

/** What a function has counted today, read once a page; it counts a photo a moment after that was sent. */
let used: Promise<number> | undefined;

/** Counts a photo that was sent, and says when few are left. */
export const noteUpload = async (userId: string): Promise<void> => {
  const { young, window } = quotas.upload;
  const day = Math.floor(Date.now() / window);
  used = (
    used ?? getDocument(Count, `limits/${userId}_photos_${day}`).then((count) => count?.used ?? 0)
  ).then((before) => before + 1);
  const now = await used;
  if (leftToSay(now, young) === null) return;
  tellLeft('upload', leftToSay(now, await mostFor('upload', young)));
};
