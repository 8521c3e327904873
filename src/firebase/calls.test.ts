import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./session.ts', () => ({ idToken: vi.fn() }));
vi.mock('./appCheck.ts', () => ({ newToken: async () => 'a real browser' }));
vi.mock('../settings.ts', async (original) => {
  const { settings } = await original<typeof import('../settings.ts')>();
  return { settings: { ...settings, appCheck: 'watch' } };
});
const { idToken } = await import('./session.ts');
const { call } = await import('./calls.ts');
const { RequestError } = await import('./post.ts');

const question = { language: 'vi', redirect: '/vi/sell' } as const;
const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { hostname: 'localhost', port: '4421' });
  vi.mocked(idToken).mockImplementation(async (fresh) => (fresh ? null : 'token'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('asking a function', () => {
  it('speaks the protocol of callables, with the proof of who asks in a header', async () => {
    answer({ result: { sent: true } });
    await call('sendConfirmation', question);
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('http://localhost:5101/demo-vongxe/asia-southeast1/sendConfirmation');
    expect(request).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ data: question }),
    });
    expect(request?.headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer token',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    });
  });

  it('sends no half signs, wherever in the question they are', async () => {
    answer({ result: { outcome: 'new' } });
    await call('reportListing', { listing_id: 'x', report: { reason: 'scam', message: 'Xe \ud83c' } });
    expect(fetched.mock.calls[0]?.[1]?.body).toContain('"message":"Xe \ufffd"');
  });

  it('goes for a visitor, too, and away from this machine to the region, with App Check’s proof', async () => {
    vi.stubGlobal('location', { hostname: 'vongxe.example', port: '' });
    vi.mocked(idToken).mockResolvedValue(null);
    answer({ result: { sent: true } });
    await call('sendPasswordReset', { email: 'anh@example.com', language: 'vi' });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://asia-southeast1-demo-vongxe.cloudfunctions.net/sendPasswordReset');
    expect(request?.headers).toEqual({
      'Content-Type': 'application/json',
      'X-Firebase-AppCheck': 'a real browser',
      traceparent: expect.any(String),
    });
  });

  it.each([
    [{ error: { status: 'RESOURCE_EXHAUSTED', message: 'Later' } }, 429, 'resource-exhausted', 'Later'],
    [{ error: { status: 'UNAUTHENTICATED' } }, 401, 'unauthenticated', ''],
    [{ result: 'sent' }, 200, 'internal', 'sendConfirmation answered in an unknown shape'],
    [{ something: 'else' }, 200, 'internal', 'sendConfirmation answered in an unknown shape'],
    [{ error: 'text' }, 500, 'internal', ''],
    [{ result: { sent: true } }, 500, 'internal', ''],
    [null, 200, 'internal', 'sendConfirmation answered in an unknown shape'],
  ])('makes of %j (%i) the error %s', async (body, status, code, message) => {
    answer(body, status);
    const failure = await call('sendConfirmation', question).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ code, message });
  });

  it.each([
    ['no network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    [
      'a page instead of an answer',
      () => fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 })),
    ],
  ])('is unavailable with %s', async (_, prepare) => {
    prepare();
    await expect(call('sendConfirmation', question)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
