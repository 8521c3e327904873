import { MessagePhoto } from '../../../src/domain/conversations/messagePhoto.schema.ts';
import type { PrivateSize } from '../../../src/domain/conversations/messagePhotos.ts';
import { privatePath } from '../photos/photoPaths.plan.ts';
import { messagePhotos } from '../photos/takePrivatePhoto.ts';
import type { Site } from '../platform/site.ts';

/** Photos by id, as base64. Null: deleted, or not of this thread. */
export type ReadPhotos = Record<string, string | null>;

/** Callers must check that the reader belongs to the thread. */
export const readPrivatePhotos = async (
  { documents, files }: Pick<Site, 'documents' | 'files'>,
  thread: string,
  ids: readonly string[],
  size: PrivateSize,
): Promise<ReadPhotos> => {
  const snapshots = await documents.getAll(...ids.map((id) => messagePhotos(documents).doc(id)));
  const read = snapshots.map(async (snapshot): Promise<[string, string | null]> => {
    const photo = MessagePhoto.safeParse(snapshot.data()).data;
    const isHere = photo?.thread_id === thread && photo.state === 'ready';
    const bytes = isHere ? await files.read(privatePath(photo.user_id, snapshot.id, size)) : null;
    return [snapshot.id, bytes?.toString('base64') ?? null];
  });
  return Object.fromEntries(await Promise.all(read));
};
