import { encodeValue, type Value } from '../../src/firebase/values.ts';
import { settings } from '../../src/settings.ts';
import type { Query } from './query.ts';
import { refuseStale } from './staleWrites.ts';
import { openStore, Refused, type Store, type Write } from './store.ts';

export const root = `projects/${settings.firebase.projectId}/databases/(default)/documents`;
let current = openStore();
export const store = (): Store => current;

type Body = {
  documents: string[];
  mask?: { fieldPaths: string[] };
  structuredQuery: Query;
  structuredAggregationQuery: { structuredQuery: Query };
  writes: Write[];
};
const answers: Record<string, (body: Body, parent: string) => unknown> = {
  batchGet: ({ documents }) =>
    documents.map((name) => {
      const document = current.get(name);
      return document ? { found: document } : { missing: name };
    }),
  runQuery: ({ structuredQuery }, parent) =>
    current.query(parent, structuredQuery).map((document) => ({ document })),
  runAggregationQuery: ({ structuredAggregationQuery }, parent) => {
    const { length } = current.query(parent, structuredAggregationQuery.structuredQuery);
    return [{ result: { aggregateFields: { aggregate_0: { integerValue: String(length) } } } }];
  },
  commit: ({ writes }) => {
    refuseStale(writes, (name) => current.get(name));
    return { commitTime: current.commit(writes) };
  },
};

type Call = (data: never) => unknown;
/** Mocks: functions by name, files by address, and a pattern of failing requests. */
type World = {
  calls: Record<string, Call>;
  files: Record<string, unknown>;
  broken: RegExp | null;
  asked: string[];
};
export const world: World = { calls: {}, files: {}, broken: null, asked: [] };

const refused = (status: string, code: number) =>
  Response.json({ error: { status, message: status } }, { status: code });
const respond = async (address: string, body: string): Promise<Response> => {
  const [, parent = '', method = ''] = /\/v1\/(.+?):(\w+)\?/.exec(decodeURIComponent(address)) ?? [];
  const name = address.slice(address.lastIndexOf('/') + 1);
  if (method) return Response.json(answers[method]?.(JSON.parse(body), parent));
  if (world.calls[name])
    return Response.json({ result: (await world.calls[name](JSON.parse(body).data as never)) ?? null });
  const file = world.files[new URL(address, 'https://vongxe.example').pathname];
  return file === undefined ? refused('NOT_FOUND', 404) : Response.json(file);
};

export const browserFetch = async (request: string | URL | Request, init: RequestInit = {}) => {
  const address = String(request instanceof Request ? request.url : request);
  world.asked.push(address);
  if (world.broken?.test(decodeURIComponent(address))) throw new TypeError('Failed to fetch');
  try {
    return await respond(address, String(init.body ?? ''));
  } catch (failure) {
    if (failure instanceof Refused) return refused(failure.status, 409);
    throw failure;
  }
};

export const refuse = (
  status:
    | 'PERMISSION_DENIED'
    | 'UNAUTHENTICATED'
    | 'RESOURCE_EXHAUSTED'
    | 'NOT_FOUND'
    | 'FAILED_PRECONDITION'
    | 'INVALID_ARGUMENT'
    | 'OUT_OF_RANGE'
    | 'ABORTED'
    | 'INTERNAL'
    | 'UNAVAILABLE',
): never => {
  throw new Refused(status as never, 409);
};

const toFields = (data: object) =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([name, value]) => name !== 'id' && value !== undefined)
      .map(([name, value]): [string, Value] => [
        name,
        encodeValue(/_(at|until)$/.test(name) && typeof value === 'number' ? new Date(value) : value),
      ]),
  );
export const put = (path: string, data: object): void => {
  current.commit([{ update: { name: `${root}/${path}`, fields: toFields(data) as never } }]);
};
export const stored = (path: string): Record<string, unknown> | null => {
  const document = current.get(`${root}/${path}`);
  return document && (document.fields as Record<string, unknown>);
};

export const emptyWorld = (): void => {
  current = openStore();
  Object.assign(world, { calls: {}, files: {}, broken: null, asked: [] });
};

/** Changes a document like another tab, another device or the server. */
export const changeElsewhere = (path: string, changes: object): void => {
  const fields = toFields(changes);
  current.commit([
    {
      update: { name: `${root}/${path}`, fields: fields as never },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: [{ fieldPath: 'revision', increment: { integerValue: '1' } }],
    },
  ]);
};
