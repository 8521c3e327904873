import { type Away, AwayAnswer } from '../../domain/conversations/away.schema.ts';
import { nextRevision } from '../../domain/platform/revision.ts';
import { getDocument, serverTime, writeBatch } from '../../firebase/firestore.ts';
import { writeRevised } from '../../firebase/writeRevised.ts';

const pathOf = (userId: string) => `away_answers/${userId}`;

export const readAway = (userId: string): Promise<AwayAnswer | null> =>
  getDocument(AwayAnswer, pathOf(userId));

/** Overwrites a choice saved on another device meanwhile. */
export const saveAway = async (userId: string, away: Away | null): Promise<void> => {
  const path = pathOf(userId);
  const stored = await readAway(userId);
  if (!stored) return writeBatch([{ set: path, data: { away, updated_at: serverTime } }]);
  await writeRevised(
    stored,
    () => readAway(userId),
    (now) =>
      writeBatch([{ update: path, data: { away, revision: nextRevision(now), updated_at: serverTime } }]),
  );
};
