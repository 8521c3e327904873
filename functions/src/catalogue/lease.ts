import { randomUUID } from 'node:crypto';
import type { Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';

const leaseMs = 30_000;

/** Exclusive right to change the catalogue. `seenAt` is the time of the lease's last write. */
export type Lease = { holder: string; seenAt: Timestamp };

const reference = (documents: Firestore) => documents.doc('jobs/catalogue');

/** Takes the lease for half a minute; null while another instance has it. */
export const takeLease = async (documents: Firestore): Promise<Lease | null> => {
  const snapshot = await reference(documents).get();
  if (Number(snapshot.get('until') ?? 0) > Date.now()) return null;
  const holder = randomUUID();
  const data = { holder, until: Date.now() + leaseMs };
  try {
    const { writeTime } = snapshot.updateTime
      ? await reference(documents).update(data, { lastUpdateTime: snapshot.updateTime })
      : await reference(documents).create(data);
    return { holder, seenAt: writeTime };
  } catch (failure) {
    if (isConflict(failure)) return null;
    throw failure;
  }
};

/** Prolongs the lease in a commit, which fails if another instance took it. */
export const prolong = (documents: Firestore, { holder, seenAt }: Lease, batch: WriteBatch): void => {
  const data = { holder, until: Date.now() + leaseMs };
  batch.update(reference(documents), data, { lastUpdateTime: seenAt });
};

/** Releases the lease, unless another instance has taken it. */
export const returnLease = async (documents: Firestore, { seenAt }: Lease): Promise<void> => {
  try {
    await reference(documents).update({ until: 0 }, { lastUpdateTime: seenAt });
  } catch (failure) {
    if (!isConflict(failure)) throw failure;
  }
};

const conflicts = [5, 6, 9, 10];
/**
 * Returns whether another write came first: gRPC's not found, already exists, failed precondition or aborted.
 */
export const isConflict = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'code' in failure &&
  conflicts.includes(Number(failure.code));
