import { settings } from '../settings.ts';
import { emulators } from './emulators.ts';
import { type Manner, post, RequestError, readyPost } from './post.ts';
import { idToken } from './session.ts';

const root = `projects/${settings.firebase.projectId}/databases/(default)/documents`;

/** The full name of a document, or of what holds a collection: nothing but the path stands for the database itself. */
export const nameOf = (path: string): string => (path === '' ? root : `${root}/${path}`);
/**
 * A document's path below the database, from its full name.
 * @example pathOf('projects/…/documents/likes/a_b') // => 'likes/a_b'
 */
export const pathOf = (name: string): string => name.slice(root.length + 1);

type Method = 'batchGet' | 'runQuery' | 'runAggregationQuery' | 'commit';

const addressOf = (method: Method, parent = ''): string => {
  const local = emulators();
  const host = local ? `http://${local.host}:${local.firestore}` : 'https://firestore.googleapis.com';
  const path = parent.split('/').map(encodeURIComponent).join('/');
  return `${host}/v1/${nameOf(path)}:${method}?key=${encodeURIComponent(settings.firebase.apiKey)}`;
};

/**
 * As text, which is what the SDK says too: what a visitor asks needs no second request then, by which a browser would
 * first ask leave. What is written has App Check begin; reading takes the token that is there.
 */
const mannerOf = (method: Method): Manner => ({
  headers: { 'Content-Type': 'text/plain' },
  check: method === 'commit' ? 'begin' : 'atHand',
});

/**
 * Asks Firestore over its REST protocol, as whoever is signed in. Ids travel in the body, never in an address.
 * The SDK for this weighs 30 KB (brotli), a fifth of a page of somebody signed in, and is spared here (decision 112); what
 * listens needs the SDK (live.ts). Fails with a RequestError: 'unauthenticated', without asking, where nobody is
 * signed in.
 * @see https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 * @example await askFirestore('batchGet', { documents: [nameOf('motorcycles/x')] })
 */
export const askFirestore = async (method: Method, body: unknown, parent = ''): Promise<unknown> => {
  // Whoever has just signed out in another tab would only be refused.
  if ((await idToken()) === null) throw new RequestError('unauthenticated', 'nobody is signed in any more');
  return post(addressOf(method, parent), body, mannerOf(method));
};

/** The same for what everybody may read: nobody need be signed in. */
export const askForAnybody = (method: 'batchGet', body: unknown): Promise<unknown> =>
  post(addressOf(method), body, mannerOf(method));

/** Makes a write ready for when the page is left. @returns sends it */
export const readyCommit = async (body: unknown): Promise<() => Promise<unknown>> => {
  const send = await readyPost(addressOf('commit'), body, mannerOf('commit'));
  return () => send({ keepalive: true });
};
