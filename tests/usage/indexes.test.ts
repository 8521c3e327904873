import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';
import { IndexFile, IndexUsage, missingIndexes } from '../../local/testing/indexUsage.ts';

/**
 * Indexes of unordered queries with only == and `in`. For these, Firestore merges single-field indexes, but
 * the emulator asks for a composite index. Add no indexes of other queries.
 */
const merged: readonly string[] = [
  'alert_finds: motorcycle_id ASCENDING, user_id ASCENDING',
  'alerts: is_active ASCENDING, user_id ASCENDING',
  'conversation_reports: reported_id ASCENDING, status ASCENDING',
  'follows: is_active ASCENDING, user_id ASCENDING',
  'fraud_signs: motorcycle_id ASCENDING, status ASCENDING, subject ASCENDING',
  'fraud_signs: status ASCENDING, user_id ASCENDING',
  'inquiries: bike.id ASCENDING, buyer_id ASCENDING',
  'inquiries: bike.id ASCENDING, seller_id ASCENDING',
  'inquiries: bike.id ASCENDING, seller_id ASCENDING, status ASCENDING',
  'inquiries: bike.id ASCENDING, status ASCENDING',
  'inquiries: buyer_id ASCENDING, last_reply_by ASCENDING, status ASCENDING',
  'inquiries: buyer_id ASCENDING, seller_id ASCENDING, status ASCENDING',
  'inquiries: buyer_id ASCENDING, status ASCENDING',
  'inquiries: seller_id ASCENDING, status ASCENDING',
  'mail: kind ASCENDING, to ASCENDING',
  'message_photos: delete_at ASCENDING, thread_id ASCENDING',
  'motorcycles: deleted_at ASCENDING, status ASCENDING',
  'page_views: date ASCENDING, page ASCENDING',
  'reports: motorcycle_id ASCENDING, status ASCENDING',
  'review_reports: review_id ASCENDING, status ASCENDING',
  'shop_people: role ASCENDING, shop_id ASCENDING',
];

const { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: host, QUERIES: queries } = process.env;
const database = `projects/${project}/databases/(default)`;

/**
 * Repeats on the emulator the queries that tests made in memory. They match nothing, but the emulator reports
 * the needed indexes.
 */
const askAgain = async () => {
  const lines = queries ? readFileSync(queries, 'utf8').trim().split('\n') : [];
  for (const line of new Set(lines)) {
    const answer = await fetch(`http://${host}/v1/${database}/documents:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: `{"structuredQuery":${line}}`,
    });
    expect(answer.status, `${line}: ${await answer.text()}`).toBe(200);
  }
  return lines.length;
};

/** Returns the indexes that all earlier tests used: in functions, in browsers, and directly. */
const usage = async () => {
  const answer = await fetch(
    `http://${host}/emulator/v1/projects/${project}:indexUsage?database=${database}`,
  );
  return IndexUsage.parse(await answer.json());
};

it('every query that was asked has its index in firestore.indexes.json, for Firestore refuses one without', async () => {
  const file = IndexFile.parse(JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8')));
  const again = await askAgain();
  const indexes = await usage();
  console.log(
    `▸ ${indexes.reports?.length ?? 0} indexes were needed, with ${again} queries that were asked in memory; firestore.indexes.json has ${file.indexes.length}`,
  );
  expect(indexes.reports?.length).toBeGreaterThan(0);
  expect(missingIndexes(indexes, file).filter((line) => !merged.includes(line))).toEqual([]);
});
