import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { Firestore } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { exportData } from '../../local/suite/hub.ts';
import { startSuite } from '../../local/suite/startSuite.ts';
import { rulesSuite, testSuite } from '../../local/suite/suite.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh } from '../functions/suite.ts';

const count = 10_000;

const fingerprint = async (store: Firestore, name: string) => {
  const { docs } = await store.collection(name).get();
  // Sorted: an import may change the order of fields.
  const fields = (data: object) =>
    JSON.stringify(Object.entries(data).sort(([a], [b]) => a.localeCompare(b)));
  const hashes = docs.map((one) => `${one.ref.path} ${fields(one.data())}`).sort();
  return { size: docs.length, hash: createHash('sha256').update(hashes.join('\n')).digest('hex') };
};

it('[D1] 10,000 documents are exported, lost, and imported into an empty emulator: every one is the same', async () => {
  const name = fresh('backup');
  const writer = documents.bulkWriter({ throttling: false });
  for (let number = 0; number < count; number += 1)
    void writer.set(documents.doc(`${name}/d${number}`), {
      number,
      text: `xe máy ${number} 🏍`,
      at: new Date(number * 1_000),
      list: [number, null, { deep: true }],
    });
  await writer.close();
  const before = await fingerprint(documents, name);
  const begun = performance.now();
  await rm(rulesSuite.folder, { recursive: true, force: true });
  await mkdir(rulesSuite.folder, { recursive: true });
  await exportData(testSuite.ports.hub, rulesSuite.folder);
  const restored = await startSuite({ ...rulesSuite, keepsData: true }, { only: ['firestore'] });
  const usual = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${rulesSuite.ports.firestore}`;
  const copy = new Firestore({ projectId: process.env.GCLOUD_PROJECT ?? '' });
  const after = await fingerprint(copy, name);
  const seconds = (performance.now() - begun) / 1_000;
  process.env.FIRESTORE_EMULATOR_HOST = usual;
  await copy.terminate();
  await restored.stop();
  await rm(rulesSuite.folder, { recursive: true, force: true });
  figure('D1 backup drill', `${after.size} of ${before.size} documents equal, ${seconds.toFixed(1)} s`);
  expect(before.size).toBe(count);
  expect(after).toEqual(before);
  expect(seconds).toBeLessThan(300);
}, 400_000);
