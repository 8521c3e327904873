import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./session.ts', () => ({ idToken: async () => 'token' }));
const { countDocuments } = await import('./count.ts');

const fetched = vi.fn<typeof fetch>();
const counted = (count: string) =>
  Response.json([{ result: { aggregateFields: { count: { integerValue: count } } } }]);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { hostname: 'localhost', port: '4421' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('asks the database how many there are, with the proof of who asks', async () => {
  fetched.mockResolvedValueOnce(counted('12'));
  const where = [
    ['seller_id', '==', 'me'],
    ['status', 'in', ['new', 'replied']],
  ] as const;
  expect(await countDocuments('inquiries', where)).toBe(12);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(
    'http://localhost:8180/v1/projects/demo-vongxe/databases/(default)/documents:runAggregationQuery?key=demo-key',
  );
  expect(request?.headers).toMatchObject({ Authorization: 'Bearer token' });
  const text = (stringValue: string) => ({ stringValue });
  const field = (fieldPath: string) => ({ fieldPath });
  expect(JSON.parse(String(request?.body)).structuredAggregationQuery).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'inquiries' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: field('seller_id'), op: 'EQUAL', value: text('me') } },
            {
              fieldFilter: {
                field: field('status'),
                op: 'IN',
                value: { arrayValue: { values: [text('new'), text('replied')] } },
              },
            },
          ],
        },
      },
    },
    aggregations: [{ alias: 'count', count: {} }],
  });
});

it('asks Google away from this machine', async () => {
  vi.stubGlobal('location', { hostname: 'vongxe.example', port: '' });
  fetched.mockResolvedValueOnce(counted('0'));
  expect(await countDocuments('inquiries', [['seller_id', '==', 'me']])).toBe(0);
  expect(fetched.mock.calls[0]?.[0]).toMatch(
    /^https:\/\/firestore\.googleapis\.com\/v1\/projects\/demo-vongxe\//,
  );
});

it.each([
  ['a refusal', () => Response.json([{ error: { status: 'PERMISSION_DENIED' } }], { status: 403 })],
  ['a page', () => new Response('<html>', { status: 200 })],
  ['a failure with a number in it', () => Response.json([{ integerValue: '3' }], { status: 500 })],
  ['no number', () => Response.json([{}])],
])('fails with %s', async (_, answer) => {
  fetched.mockResolvedValueOnce(answer());
  await expect(countDocuments('inquiries', [['seller_id', '==', 'me']])).rejects.toThrow();
});
