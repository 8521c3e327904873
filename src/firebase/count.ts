import { settings } from '../settings.ts';
import { emulators } from './emulators.ts';
import { idToken } from './session.ts';

/** A field and the text that it must hold, or one of several. */
type Condition = readonly [field: string, wanted: string | readonly string[]];

const textValue = (text: string) => ({ stringValue: text });
const filterOf = ([fieldPath, wanted]: Condition) => ({
  fieldFilter: {
    field: { fieldPath },
    ...(typeof wanted === 'string'
      ? { op: 'EQUAL', value: textValue(wanted) }
      : { op: 'IN', value: { arrayValue: { values: wanted.map(textValue) } } }),
  },
});

const address = () => {
  const local = emulators();
  const host = local ? `http://${local.host}:${local.firestore}` : 'https://firestore.googleapis.com';
  return `${host}/v1/projects/${settings.firebase.projectId}/databases/(default)/documents:runAggregationQuery`;
};

/**
 * How many documents of a collection there are, as whoever is signed in; they are counted where they lie, and none is
 * read. The protocol is Firestore's own, spoken here directly: the number in the header is on every page of
 * somebody signed in, and most of them have no other need of the SDK.
 * @see https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runAggregationQuery
 * @example await countDocuments('inquiries', [['seller_id', user.id], ['status', ['new', 'replied']]])
 */
export const countDocuments = async (collection: string, where: readonly Condition[]): Promise<number> => {
  const token = await idToken();
  const structuredQuery = {
    from: [{ collectionId: collection }],
    where: { compositeFilter: { op: 'AND', filters: where.map(filterOf) } },
  };
  const response = await fetch(address(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({
      structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] },
    }),
  });
  // An answer has one number in it, as a text.
  const counted = /"integerValue":\s*"(\d+)"/.exec(await response.text())?.[1];
  if (!response.ok || counted === undefined) throw new Error(`counting failed with ${response.status}`);
  return Number(counted);
};
