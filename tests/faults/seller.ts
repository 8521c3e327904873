import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage';
import { limitId } from '../../src/domain/listings/quota.ts';
import { photoAddress, renditionUrl, uploadPath } from '../../src/domain/photos/photo.ts';
import { settings } from '../../src/settings.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from '../functions/people.ts';
import { fresh, visit } from '../functions/suite.ts';

const addressOf = (name: string): [string, number] => {
  const [host = '', port = ''] = (process.env[name] ?? '').split(':');
  return [host, Number(port)];
};

export const openBrowser = async (name: string) => {
  const member = await createMember(name);
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, member.id);
  const mockUserToken = { sub: member.id, user_id: member.id, email: member.email, email_verified: true };
  const store = getFirestore(app);
  connectFirestoreEmulator(store, ...addressOf('FIRESTORE_EMULATOR_HOST'), { mockUserToken });
  const storage = getStorage(app, `gs://${settings.firebase.storageBucket}`);
  connectStorageEmulator(storage, ...addressOf('FIREBASE_STORAGE_EMULATOR_HOST'), { mockUserToken });

  /** Uploads a photo, and retries if a worker is killed. */
  const upload = async (id: string, photo: Uint8Array): Promise<string> => {
    for (;;) {
      const photoId = randomUUID();
      const path = uploadPath(member.id, id, photoId);
      await uploadBytes(ref(storage, path), photo, { contentType: 'image/jpeg' });
      for (let looks = 0; looks < 20; looks += 1) {
        const card = await visit(renditionUrl(photoAddress(id, photoId), 'card')).catch(() => null);
        if (card?.status === 200) return photoId;
        await pause(1_000);
      }
    }
  };

  const sell = async (photo: Uint8Array) => {
    const id = randomBytes(10).toString('hex');
    const photoId = await upload(id, photo);
    const slug = fresh('soak').toLowerCase();
    const { id: _, ...bike } = buildListing({
      id,
      slug,
      user_id: member.id,
      images: [{ image_url: photoAddress(id, photoId), image_order: 0 }],
    });
    const moment = serverTimestamp();
    await writeBatch(store)
      .set(doc(store, 'motorcycles', id), { ...bike, created_at: moment, updated_at: moment })
      .set(doc(store, 'slugs', slug), { motorcycle_id: id })
      .set(doc(store, 'motorcycles', id, 'contact', 'phone'), {
        value: '+84912345678',
        hidden: false,
        updated_at: moment,
      })
      .set(doc(store, 'limits', limitId(member.id, 'listing')), {
        used: 1,
        since: moment,
        last: moment,
        what: `slugs/${slug}`,
      })
      .commit();
    return { id, slug, photo: photoAddress(id, photoId), price: bike.price };
  };
  let edits = 0;
  let since: unknown;
  const reprice = async (id: string, price: number) => {
    const count = doc(store, 'limits', limitId(member.id, 'edit'));
    const moment = serverTimestamp();
    edits += 1;
    await writeBatch(store)
      .update(doc(store, 'motorcycles', id), { price, updated_at: moment })
      .set(count, { used: edits, since: since ?? moment, last: moment, what: `motorcycles/${id}` })
      .commit();
    since ??= (await getDoc(count)).get('since');
  };
  return { member, sell, reprice, close: () => deleteApp(app) };
};
