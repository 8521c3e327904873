import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { functionsEnvironment } from '../../local/suite/environment.ts';
import { testSuite } from '../../local/suite/suite.ts';
import type { Listing } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { storeOf } from './adminFirestore.ts';
import { accounts, claimsOf } from './memoryAccounts.ts';
import { sent } from './memoryMailer.ts';
import { serve } from './memoryServer.ts';
import { documents as open, theSite } from './memorySite.ts';
import { timeoutMs } from './timeoutMs.ts';
import { type FileTrigger, runTriggers, runUploaded } from './triggers.ts';

// Mock of tests/functions/suite.ts, without an emulator.
export { accounts };

Object.assign(process.env, {
  ...functionsEnvironment(testSuite),
  GCLOUD_PROJECT: 'demo-memory',
  FUNCTIONS_EMULATOR: 'true',
});
export const siteUrl = process.env.SITE_URL ?? '';
export const documents: Firestore = open();
export const site = theSite();

type Callable = { run?: (request: object) => Promise<unknown> };
const functions = { ...(await import('../../functions/src/index.ts')) } as Record<string, unknown>;
runTriggers(documents, 'demo-memory', functions);

const host = await serve(functions);
export const functionUrl = (name: string) => `${host}/fn/${name}`;
export const visit = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(host + path, { redirect: 'manual', ...init });
  return {
    status: response.status,
    header: (name: string) => response.headers.get(name),
    body: await response.text(),
  };
};

export const inboxUrl = 'https://inbox.example';
const others = globalThis.fetch;
/** Handles requests to the mailbox and the site; all other requests use the network. */
globalThis.fetch = async (address, init) => {
  const url = String(address instanceof Request ? address.url : address);
  if (url.startsWith(siteUrl)) return others(host + url.slice(siteUrl.length), init);
  if (!url.startsWith(inboxUrl)) return others(address, init);
  const to = new URL(url).searchParams.get('to');
  return Response.json(sent.filter((email) => !to || email.to === to).toReversed());
};

export const everyDocument = async (): Promise<{ path: string; text: string }[]> =>
  [...storeOf('demo-memory').documents.values()].map(({ name, fields }) => ({
    path: name.split('/documents/')[1] ?? '',
    text: JSON.stringify(fields),
  }));

const file = (path: string) => ({
  save: async (content: string | Buffer) => {
    await site.files.write(path, content, '');
    runUploaded(functions.onPhotoUploaded as FileTrigger, path, Buffer.byteLength(content));
  },
  exists: async () => [await site.files.exists(path)],
});
export const bucket = {
  file,
  getFiles: async ({ prefix = '' } = {}) => [(await site.files.list(prefix)).map((name) => ({ name }))],
};

const rawRequest = {
  headers: { 'x-forwarded-for': '203.0.113.7' },
  socket: { remoteAddress: '203.0.113.7' },
  get: () => undefined,
};
/** Callable functions return null for undefined. */
const undefinedAsNull = (_: string, value: unknown) => value ?? null;

export const call = async (name: string, data: unknown, token?: string) => {
  const claims = token ? claimsOf(token) : null;
  if (token && !claims) return { status: 401, body: '{}' };
  const auth = claims && { uid: claims.uid, token: claims };
  try {
    const result = await (functions[name] as Callable | undefined)?.run?.({
      data,
      rawRequest,
      ...(auth && { auth }),
    });
    return { status: 200, body: JSON.stringify({ result }, undefinedAsNull) };
  } catch (failure) {
    if (!(failure instanceof HttpsError)) throw failure;
    return { status: failure.httpErrorCode.status, body: JSON.stringify({ error: failure.toJSON() }) };
  }
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
export const soon = { timeout: timeoutMs, interval: 5 };
let words = 0;
export const fresh = (name: string) => {
  words += 1;
  return `${name}-${words}`;
};
