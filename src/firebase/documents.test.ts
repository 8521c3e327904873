import { deleteApp, initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import * as sdk from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { appCheckToken } from '../../tests/fixtures/appCheckToken.ts';

const world = vi.hoisted(() => ({
  token: 'a token' as string | null,
  appCheck: 'off' as 'off' | 'watch',
  apiKey: 'AIza key',
}));
vi.mock('./session.ts', () => ({ idToken: async () => world.token }));
vi.mock('../settings.ts', async (original) => {
  const { settings } = await original<typeof import('../settings.ts')>();
  return {
    settings: {
      ...settings,
      get appCheck() {
        return world.appCheck;
      },
      firebase: { ...settings.firebase, apiKey: world.apiKey },
    },
  };
});
const { settings } = await import('../settings.ts');
const { countDocuments } = await import('./count.ts');
const { exists, getDocument, getFields, listDocuments, listPage, readyBatch, serverTime, writeBatch } =
  await import('./firestore.ts');

const anything = z.object({});
const host = { hostname: 'localhost', port: '4421' };
const name = (path: string) => `projects/demo-vongxe/databases/(default)/documents/${path}`;
const moment = '2026-11-20T03:00:00.123456789Z';
const stored = {
  name: name('likes/last'),
  fields: { user_id: { stringValue: 'u' }, created_at: { timestampValue: moment } },
  createTime: moment,
  updateTime: moment,
};

/** Fake Firestore answers that both the SDK and the site's own client accept. */
const answers: Record<string, (body: { documents: string[]; writes: unknown[] }) => unknown> = {
  batchGet: ({ documents }) => [{ missing: documents[0], readTime: moment }],
  runQuery: () => [{ document: stored, readTime: moment }],
  runAggregationQuery: () => [
    { result: { aggregateFields: { aggregate_0: { integerValue: '3' } } }, readTime: moment },
  ],
  commit: ({ writes }) => ({ writeResults: writes.map(() => ({ updateTime: moment })), commitTime: moment }),
};

type Sent = { address: string; headers: Record<string, string>; body: unknown };
let sent: Sent[] = [];
const firestore = async (address: string, { headers = {}, body }: RequestInit) => {
  const request = JSON.parse(String(body));
  sent.push({ address, headers: Object.fromEntries(new Headers(headers)), body: request });
  const answer = answers[/:(\w+)(?:\?|$)/.exec(address)?.[1] ?? ''];
  return answer ? Response.json(answer(request)) : new Response('', { status: 404 });
};
const requestOf = async (ask: () => Promise<unknown>): Promise<Sent> => {
  sent = [];
  await ask();
  const last = sent.at(-1);
  if (!last) throw new Error('nothing was sent');
  return last;
};

/** Replaces every value in a body by the result of `change`; undefined removes the key. */
const rewrite = (value: unknown, change: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => change(key, part));

/** Harmless differences from the SDK's requests. Each function removes one from a body. */
const differences = {
  /** Firestore stores microseconds; the site's dates have milliseconds. */
  'nanoseconds of a moment': (key: string, value: unknown) =>
    key === 'timestampValue' ? String(value).replace(/(\.\d{3})000000Z$/, '$1Z') : value,
  /** Protobuf's JSON accepts null in two forms: as null, and as the name of the enumeration's only value. */
  'null by its name': (key: string, value: unknown) => (key === 'nullValue' ? null : value),
  /** By default Firestore orders by name last. Only queries with a cursor must state this. */
  'order by name alone': (key: string, value: unknown) =>
    key === 'orderBy' && Array.isArray(value) && value.every(isName) ? undefined : value,
  /** A query that compares a field is ordered by this field first, even if it does not say so. */
  'order that a comparison brings': (key: string, value: unknown) =>
    key === 'orderBy' && JSON.stringify(value).includes('"price"') ? undefined : value,
  /** Each client may choose the alias of a count. */
  'name of a count': (key: string, value: unknown) => (key === 'alias' ? 'count' : value),
} as const;
const isName = (order: unknown) => JSON.stringify(order).includes('"fieldPath":"__name__"');

const app = initializeApp(
  { projectId: 'demo-vongxe', apiKey: 'AIza key', appId: settings.firebase.appId },
  'reference',
);
const database = sdk.getFirestore(app);
const likes = sdk.collection(database, 'likes');

beforeAll(() => {
  vi.stubGlobal('fetch', firestore);
  sdk.connectFirestoreEmulator(database, 'localhost', 8180, { mockUserToken: 'a token' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
});
beforeEach(() => {
  world.token = 'a token';
  world.appCheck = 'off';
  vi.stubGlobal('location', host);
});

type Case = [
  what: string,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
  ...but: (keyof typeof differences)[],
];
const where = (...constraints: sdk.QueryConstraint[]) => sdk.getDocs(sdk.query(likes, ...constraints));
const list = (wanted: Parameters<typeof listDocuments>[2]) => listDocuments(anything, 'likes', wanted);
const operator = (sign: '==' | '!=' | '<' | '<=' | '>' | '>=', value: number | Date): Case => [
  `${sign} ${Number(value)}`,
  () => list({ where: [['price', sign, value]] }),
  () => where(sdk.where('price', sign, value)),
  sign === '==' ? 'order by name alone' : 'order that a comparison brings',
  ...(value instanceof Date ? (['nanoseconds of a moment'] as const) : []),
];
const everyKind = {
  whole: 38_000_000,
  part: 10.5,
  large: 2 ** 60,
  yes: true,
  none: null,
  text: 'Xe côn tay 🛵',
  moment: new Date(1_500),
  list: [1, 'a', { deep: [] }],
  map: { 'odd `name`': { x: 'y' } },
};
const batch = (...steps: ((writes: sdk.WriteBatch) => unknown)[]) => {
  const writes = sdk.writeBatch(database);
  for (const step of steps) step(writes);
  return writes.commit();
};
const document = (path: string) => sdk.doc(database, path);

const cases: Case[] = [
  ['a document', () => getDocument(anything, 'likes', 'a'), () => sdk.getDoc(document('likes/a'))],
  ['whether there is one', () => exists('likes/a'), () => sdk.getDoc(document('likes/a'))],
  ['all of a collection', () => list({}), () => where(), 'order by name alone'],
  [
    'a collection under a document with an odd id',
    () => listDocuments(anything, 'inquiries/ü b?c#d/replies'),
    () => sdk.getDocs(sdk.collection(database, 'inquiries/ü b?c#d/replies')),
    'order by name alone',
  ],
  operator('==', 2),
  operator('==', new Date(1_500)),
  operator('!=', 2),
  operator('<', 2.5),
  operator('<=', 2),
  operator('>', 2),
  operator('>=', 2),
  [
    'what is empty',
    () => list({ where: [['at', '==', null]] }),
    () => where(sdk.where('at', '==', null)),
    'order by name alone',
  ],
  [
    'what is not empty, in order',
    () => list({ where: [['at', '!=', null]], orderBy: ['at', 'desc'] }),
    () => where(sdk.where('at', '!=', null), sdk.orderBy('at', 'desc')),
  ],
  [
    'one of several',
    () => list({ where: [['status', 'in', ['new', 'replied']]] }),
    () => where(sdk.where('status', 'in', ['new', 'replied'])),
    'order by name alone',
  ],
  [
    'what a list holds',
    () => list({ where: [['tags', 'array-contains', 'a']] }),
    () => where(sdk.where('tags', 'array-contains', 'a')),
    'order by name alone',
  ],
  [
    'several conditions, a field of a map, an order and an end',
    () =>
      list({
        where: [
          ['user_id', '==', 'u'],
          ['bike.id', '==', 'b'],
        ],
        orderBy: ['created_at', 'desc'],
        limit: 12,
      }),
    () =>
      where(
        sdk.where('user_id', '==', 'u'),
        sdk.where('bike.id', '==', 'b'),
        sdk.orderBy('created_at', 'desc'),
        sdk.limit(12),
      ),
  ],
  ...(['asc', 'desc'] as const).map(
    (way): Case => [
      `the page behind a document, to the nanosecond (${way})`,
      async () => {
        const { end } = await listPage(anything, 'likes', { orderBy: ['created_at', way], limit: 1 });
        if (!end) throw new Error('there is no end');
        await listPage(anything, 'likes', { orderBy: ['created_at', way], limit: 1, after: end });
      },
      async () => {
        const { docs } = await where(sdk.orderBy('created_at', way), sdk.limit(1));
        await where(sdk.orderBy('created_at', way), sdk.startAfter(docs[0]), sdk.limit(1));
      },
    ],
  ),
  [
    'a count',
    () => countDocuments('likes', [['user_id', '==', 'u']]),
    () => sdk.getCount(sdk.query(likes, sdk.where('user_id', '==', 'u'))),
    'name of a count',
  ],
  [
    'a new document of every kind of value',
    () => writeBatch([{ set: 'likes/a', data: { ...everyKind, at: serverTime } }]),
    () => batch((writes) => writes.set(document('likes/a'), { ...everyKind, at: sdk.serverTimestamp() })),
    'nanoseconds of a moment',
    'null by its name',
  ],
  [
    'a change, which asks for the document to be there, and a removal',
    () =>
      writeBatch([
        { update: 'likes/a', data: { status: 'paused', updated_at: serverTime } },
        { remove: 'likes/b' },
      ]),
    () =>
      batch(
        (writes) =>
          writes.update(document('likes/a'), { status: 'paused', updated_at: sdk.serverTimestamp() }),
        (writes) => writes.delete(document('likes/b')),
      ),
  ],
  [
    'what is sent while the page is left',
    async () => (await readyBatch([{ update: 'likes/a', data: { status: 'closed' } }]))(),
    () => batch((writes) => writes.update(document('likes/a'), { status: 'closed' })),
  ],
];

describe('a request is, address and body, that of firebase/firestore/lite', () => {
  it.each(cases)('%s', async (_, ours, theirs, ...but) => {
    const expected = await requestOf(theirs);
    const wanted = but.reduce((body, difference) => rewrite(body, differences[difference]), expected.body);
    const { address, body } = await requestOf(ours);
    expect({ address, body }).toEqual({ address: expected.address, body: wanted });
  });

  it.each(
    cases.flatMap(([what, ours, theirs, ...but]) =>
      but.map((difference) => [what, difference, ours, theirs, but] as const),
    ),
  )('%s: the difference of “%s” is one', async (_, difference, ours, theirs, but) => {
    const expected = await requestOf(theirs);
    const others = but.filter((other) => other !== difference);
    const wanted = others.reduce((body, other) => rewrite(body, differences[other]), expected.body);
    expect((await requestOf(ours)).body).not.toEqual(wanted);
  });

  it('and beyond it some fields alone, which the SDK cannot ask for', async () => {
    const { body } = await requestOf(() => getFields(anything, ['status', 'price'], 'likes', 'a'));
    const expected = await requestOf(() => sdk.getDoc(document('likes/a')));
    expect(body).toEqual({
      ...(expected.body as object),
      mask: { fieldPaths: ['status', 'price'] },
    });
    const selected = await requestOf(() => list({ select: ['price'], orderBy: ['price', 'asc'] }));
    const whole = await requestOf(() => where(sdk.orderBy('price', 'asc')));
    expect(selected.body).toEqual({
      structuredQuery: {
        ...(whole.body as { structuredQuery: object }).structuredQuery,
        select: { fields: [{ fieldPath: 'price' }] },
      },
    });
  });
});

/** The SDK's headers for metrics and routing. The site omits them: they cause CORS preflights. */
const itsOwn = [
  'google-cloud-resource-prefix',
  'x-goog-request-params',
  'x-goog-api-client',
  'x-firebase-gmpid',
];
const withoutItsOwn = ({ headers }: Sent) =>
  Object.fromEntries(Object.entries(headers).filter(([header]) => !itsOwn.includes(header)));

describe('its headers', () => {
  it('bring the proof of who asks', async () => {
    const theirs = await requestOf(() => sdk.getDoc(document('likes/a')));
    const ours = await requestOf(() => exists('likes/a'));
    expect(ours.headers).toEqual(withoutItsOwn(theirs));
    expect(ours.headers).toEqual({ 'content-type': 'text/plain', authorization: 'Bearer a token' });
  });

  it('bring App Check’s, away from this machine, to the same address', async () => {
    const token = appCheckToken(Date.now() + 3_600_000);
    const real = initializeApp({ ...app.options }, 'away');
    initializeAppCheck(real, {
      provider: new CustomProvider({
        getToken: async () => ({ token, expireTimeMillis: Date.now() + 3_600_000 }),
      }),
      isTokenAutoRefreshEnabled: false,
    });
    const theirs = await requestOf(() => sdk.getDoc(sdk.doc(sdk.getFirestore(real), 'rates/current')));
    await deleteApp(real);

    world.appCheck = 'watch';
    world.token = null;
    vi.stubGlobal('location', { hostname: 'vongxe.example', port: '' });
    vi.stubGlobal('localStorage', { getItem: () => token });
    const ours = await requestOf(() => exists('rates/current'));
    expect(ours.address).toBe(theirs.address);
    expect(ours.headers).toEqual(withoutItsOwn(theirs));
    expect(ours.headers).toEqual({ 'content-type': 'text/plain', 'x-firebase-appcheck': token });
  });

  it('need no CORS preflight for a visitor', async () => {
    world.token = null;
    const { headers } = await requestOf(() => exists('rates/current'));
    expect(headers).toEqual({ 'content-type': 'text/plain' });
  });
});
