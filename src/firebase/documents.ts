import { settings } from '../settings.ts';
import { emulators } from './emulators.ts';
import { post } from './post.ts';

const root = `projects/${settings.firebase.projectId}/databases/(default)/documents`;

/** The full name of a document, or of what holds a collection: nothing but the path stands for the database itself. */
export const nameOf = (path: string): string => (path === '' ? root : `${root}/${path}`);
export const pathOf = (name: string): string => name.slice(root.length + 1);

/**
 * Asks Firestore over its REST protocol, as whoever is signed in. Ids travel in the body, never in an address.
 * The SDK for this weighs 22 KB (brotli), a sixth of a page of somebody signed in, and is spared here; what
 * listens needs the SDK (live.ts). Fails with a RequestError.
 * @see https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 * @example await askFirestore('batchGet', { documents: [nameOf('motorcycles/x')] })
 */
export const askFirestore = (
  method: 'batchGet' | 'runQuery' | 'runAggregationQuery' | 'commit',
  body: unknown,
  parent = '',
): Promise<unknown> => {
  const local = emulators();
  const host = local ? `http://${local.host}:${local.firestore}` : 'https://firestore.googleapis.com';
  return post(`${host}/v1/${nameOf(parent)}:${method}`, body);
};
