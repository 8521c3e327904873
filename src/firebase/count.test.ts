import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./session.ts', () => ({ idToken: async () => 'token' }));
const { countDocuments } = await import('./count.ts');

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { hostname: 'localhost', port: '4421' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('reads how many there are', async () => {
  fetched.mockResolvedValueOnce(
    Response.json([{ result: { aggregateFields: { count: { integerValue: '12' } } } }]),
  );
  expect(await countDocuments('inquiries', [['seller_id', '==', 'me']])).toBe(12);
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
