import { existsSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketFiles, retryAlways } from '../../functions/src/platform/files.ts';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import type { Site } from '../../functions/src/platform/site.ts';
import type { Listing } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { settings } from '../../src/settings.ts';

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm test -- functions`);
  return value;
};

export const siteUrl = fromEnvironment('SITE_URL');
export const inboxUrl = fromEnvironment('INBOX_URL');
const functionsHost = fromEnvironment('FUNCTIONS_EMULATOR_HOST');
const project = fromEnvironment('GCLOUD_PROJECT');

initializeApp({ projectId: project, storageBucket: settings.firebase.storageBucket });
export const documents: Firestore = getFirestore();
export const accounts = getAuth();
export const bucket = getStorage().bucket();
// Retries, since on a busy machine the emulator sometimes closes a connection.
bucket.storage.retryOptions.idempotencyStrategy = retryAlways;

const lib = new URL(process.env.FUNCTIONS_LIB ?? '../../functions/lib/', import.meta.url);
if (!existsSync(lib)) throw new Error('functions/lib is missing: npm run build makes it');

/** Same settings as the functions' own, so that tests can call their code directly. */
export const site: Site = {
  documents,
  files: bucketFiles(settings.firebase.storageBucket),
  ...renderBundle(new URL('render/', lib), new URL('index.js', lib)),
};

export const functionUrl = (name: string) =>
  `http://${functionsHost}/${project}/${settings.firebase.region}/${name}`;

export const call = async (name: string, data: unknown, token?: string) => {
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.text() };
};

/**
 * Returns path and content of every document at any depth, by one query instead of one per listing's
 * subcollections.
 */
export const everyDocument = async (): Promise<{ path: string; text: string }[]> => {
  const root = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://${fromEnvironment('FIRESTORE_EMULATOR_HOST')}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = (await answer.json()) as { document?: { name: string; fields?: unknown } }[];
  return rows.flatMap(({ document }) =>
    document
      ? [{ path: document.name.slice(root.length + 1), text: JSON.stringify(document.fields) ?? '' }]
      : [],
  );
};

/** Differs from the browser tests' address, because views per address are limited. */
const ownAddress = '198.51.100.7';

export const visit = async (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  if (!headers.has('X-Forwarded-For')) headers.set('X-Forwarded-For', ownAddress);
  const response = await fetch(siteUrl + path, { redirect: 'manual', ...init, headers });
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, header, body: await response.text() };
};

export const stored = ({ id: _, ...listing }: Stored<Listing>) => ({
  ...listing,
  created_at: Timestamp.fromMillis(listing.created_at),
  updated_at: Timestamp.fromMillis(listing.updated_at),
  deleted_at: listing.deleted_at === null ? null : Timestamp.fromMillis(listing.deleted_at),
});

export const publish = async (listing: Stored<Listing>): Promise<void> => {
  const batch = documents.batch().set(documents.doc(`motorcycles/${listing.id}`), stored(listing));
  if (listing.slug) batch.set(documents.doc(`slugs/${listing.slug}`), { motorcycle_id: listing.id });
  await batch.commit();
};

export const change = (id: string, fields: Record<string, unknown>) =>
  documents.doc(`motorcycles/${id}`).update(fields);

/** Timeout for effects of functions, several of which may have to start first on a busy machine. */
export const soon = { timeout: 120_000, interval: 200 };

let words = 0;
export const fresh = (name: string) => {
  words += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${words}`;
};
