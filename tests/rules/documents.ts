import { serverTimestamp, Timestamp } from 'firebase/firestore';

const times = ['created_at', 'updated_at', 'deleted_at', 'reserved_until', 'agreed_at'];

/** Removes the id, and converts times to timestamps. */
export const stored = (entity: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entity)
      .filter(([field]) => field !== 'id')
      .map(([field, value]) => [
        field,
        times.includes(field) && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
      ]),
  );

/** Converts an entity to a client's first write, with server timestamps. */
export const fresh = (entity: object): Record<string, unknown> => {
  const document = stored(entity);
  for (const time of ['created_at', 'updated_at'])
    if (typeof document[time] === 'object') document[time] = serverTimestamp();
  return document;
};

export const yesterday = () => Timestamp.fromMillis(Date.now() - 86_400_000);
export const now = serverTimestamp;
