import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { processUpload } from '../../functions/src/photos/processUpload.ts';
import { privateUploadPath } from '../../src/domain/conversations/messagePhotos.ts';
import { day } from '../../src/domain/time/time.ts';
import { createMember } from './people.ts';
import { ask, requestId, sell, threadIn } from './questions.ts';
import { call, documents, site } from './suite.ts';

export type Member = Awaited<ReturnType<typeof createMember>>;
export const withCamera = sharp(
  Buffer.from(Array.from({ length: 40 * 60 }, (_, index) => (index % 60) * 4)),
  {
    raw: { width: 60, height: 40, channels: 1 },
  },
)
  .withExif({ IFD0: { Make: 'CanaryCam' } })
  .jpeg();
export const original = await withCamera.toBuffer();
/** A day after this test's accounts were created. */
export const later = () => Date.now() + day + 1_000;

export const upload = async (
  by: Pick<Member, 'id'>,
  { content = original, id = randomUUID(), now = later() } = {},
) => {
  const path = privateUploadPath(by.id, id);
  await site.files.write(path, content, 'image/jpeg');
  await processUpload(site, path, content.byteLength, now);
  expect(await site.files.exists(path)).toBe(false);
  return id;
};
export const photoAt = async (id: string) => (await documents.doc(`message_photos/${id}`).get()).data();
export const filesOf = ({ id }: Pick<Member, 'id'>) => site.files.list(`private/messages/${id}/`);

export const openThread = async () => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
  const bike = await sell(seller.id);
  const thread = threadIn(await ask(buyer.token, bike.id));
  return { seller, buyer, bike, thread };
};
export const send = (by: Member, thread: string, photos: string[], changes: object = {}, id = requestId()) =>
  call('sendPhotos', { id, language: 'en', thread, reply: { message: '', photos, ...changes } }, by.token);
export const look = async (by: Member | undefined, thread: string, photos: string[], size = 'card') => {
  const { status, body } = await call('readPhotos', { thread, photos, size }, by?.token);
  return status === 200 ? (JSON.parse(body).result.photos as Record<string, string | null>) : status;
};
export const repliesIn = async (thread: string) =>
  (await documents.collection(`inquiries/${thread}/replies`).get()).docs.map((reply) => reply.data());
