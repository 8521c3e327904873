import { settings } from '../settings.ts';
import { emulators } from './emulators.ts';
import { post, RequestError, readyPost } from './post.ts';
import { idToken } from './session.ts';

const root = `projects/${settings.firebase.projectId}/databases/(default)/documents`;

/** The full name of a document, or of what holds a collection: nothing but the path stands for the database itself. */
export const nameOf = (path: string): string => (path === '' ? root : `${root}/${path}`);
export const pathOf = (name: string): string => name.slice(root.length + 1);

const addressOf = (method: string, parent = ''): string => {
  const local = emulators();
  const host = local ? `http://${local.host}:${local.firestore}` : 'https://firestore.googleapis.com';
  return `${host}/v1/${nameOf(parent)}:${method}`;
};

/**
 * Asks Firestore over its REST protocol, as whoever is signed in. Ids travel in the body, never in an address.
 * The SDK for this weighs 22 KB (brotli), a sixth of a page of somebody signed in, and is spared here; what
 * listens needs the SDK (live.ts). Fails with a RequestError: 'unauthenticated', without asking, where nobody is
 * signed in.
 * @see https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 * @example await askFirestore('batchGet', { documents: [nameOf('motorcycles/x')] })
 */
export const askFirestore = async (
  method: 'batchGet' | 'runQuery' | 'runAggregationQuery' | 'commit',
  body: unknown,
  parent = '',
): Promise<unknown> => {
  // Whoever has just signed out in another tab would only be refused.
  if ((await idToken()) === null) throw new RequestError('unauthenticated', 'nobody is signed in any more');
  return post(addressOf(method, parent), body);
};

/** The same for what everybody may read: nobody need be signed in. */
export const askForAnybody = (method: 'batchGet', body: unknown): Promise<unknown> =>
  post(addressOf(method), body);

/** Makes a write ready for when the page is left. @returns sends it */
export const readyCommit = async (body: unknown): Promise<() => Promise<unknown>> => {
  const send = await readyPost(addressOf('commit'), body);
  return () => send({ keepalive: true });
};
