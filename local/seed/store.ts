import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { settings } from '../../src/settings.ts';
import { clientEnvironment } from '../suite/environment.ts';
import type { Suite } from '../suite/suite.ts';
import type { SeedDocument } from './buildListings.ts';

/** Connects to a suite's emulators. @throws unless the project is a demo */
export const openStore = (suite: Suite) => {
  if (!suite.project.startsWith('demo-'))
    throw new Error(`${suite.project} is no demo project and is not seeded`);
  Object.assign(process.env, clientEnvironment(suite));
  const app = initializeApp(
    { projectId: suite.project, storageBucket: settings.firebase.storageBucket },
    `seed-${suite.name}`,
  );
  return {
    suite,
    auth: getAuth(app),
    documents: getFirestore(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
};

export type Store = ReturnType<typeof openStore>;

const isTime = (key: string, value: unknown): value is number =>
  (/_(at|until)$/.test(key) || key === 'since') && typeof value === 'number';

/** Converts milliseconds of the domain to Firestore's timestamps. */
export const toFirestore = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      isTime(key, value) ? Timestamp.fromMillis(value) : value,
    ]),
  );

/** Writes documents over existing ones, unordered, as fast as the emulator allows. */
export const writeAll = async ({ documents }: Store, created: Iterable<SeedDocument>): Promise<void> => {
  const writer = documents.bulkWriter({ throttling: false });
  const failures: unknown[] = [];
  for (const { path, data } of created) {
    writer.set(documents.doc(path), toFirestore(data)).catch((failure: unknown) => failures.push(failure));
  }
  await writer.close();
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} documents were not written`);
};
