import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./session.ts', () => ({ idToken: vi.fn() }));
const { idToken } = await import('./session.ts');
const { post, readyPost, RequestError } = await import('./post.ts');

const fetched = vi.fn<typeof fetch>();
const sent = () => fetched.mock.calls[0]?.[1];

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.mocked(idToken).mockResolvedValue('token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('sending to a service', () => {
  it('brings the proof of who asks, and what else is to stand in the header', async () => {
    fetched.mockResolvedValueOnce(Response.json({ a: 1 }));
    expect(await post('https://service.example/x', { b: 2 }, { headers: { traceparent: '00' } })).toEqual({
      a: 1,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('https://service.example/x');
    expect(sent()).toMatchObject({ method: 'POST', body: '{"b":2}' });
    expect(sent()?.headers).toEqual({
      'Content-Type': 'application/json',
      traceparent: '00',
      Authorization: 'Bearer token',
    });
  });

  it('can be made ready, so that it leaves in the very moment in which the page does, and outlives it', async () => {
    const send = await readyPost('https://service.example/x', { b: 2 });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(Response.json({ a: 1 }));
    const answer = send({ keepalive: true });
    expect(sent()).toMatchObject({ keepalive: true, body: '{"b":2}' });
    expect(sent()?.headers).toMatchObject({ Authorization: 'Bearer token' });
    expect(await answer).toEqual({ a: 1 });
  });

  it('goes without a proof for a visitor', async () => {
    vi.mocked(idToken).mockResolvedValue(null);
    fetched.mockResolvedValueOnce(Response.json([]));
    await post('https://service.example/x', {});
    expect(sent()?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('sends no half signs, wherever they are', async () => {
    fetched.mockResolvedValueOnce(Response.json({}));
    await post('https://service.example/x', { deep: [{ text: 'Xe \ud83c' }] });
    expect(sent()?.body).toBe('{"deep":[{"text":"Xe \ufffd"}]}');
  });

  it('does not wait for ever', async () => {
    fetched.mockResolvedValueOnce(Response.json({}));
    await post('https://service.example/x', {});
    expect(sent()?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['a refusal', { error: { status: 'PERMISSION_DENIED', message: 'No' } }, 403, 'permission-denied', 'No'],
    ['a refusal in a list', [{ error: { status: 'NOT_FOUND' } }], 404, 'not-found', ''],
    [
      'a failure behind the first documents',
      [{ document: {} }, { error: { status: 'ABORTED' } }],
      200,
      'aborted',
      '',
    ],
    ['a failure without words', {}, 500, 'internal', ''],
    ['a failure in other words', { error: 'text' }, 200, 'internal', ''],
    ['nothing', null, 500, 'internal', ''],
  ])('fails with the code of %s', async (_, body, status, code, message) => {
    fetched.mockResolvedValueOnce(Response.json(body, { status }));
    const failure = await post('https://service.example/x', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ code, message });
  });

  it.each([
    [['token', 'newer'], 2],
    [['token', null], 1],
    [[null, null], 1],
  ])('asks once more with a fresh proof after a 401, where %j is to be had', async ([old, fresh], times) => {
    vi.mocked(idToken).mockImplementation(
      async (anew) => (anew || fetched.mock.calls.length > 0 ? fresh : old) ?? null,
    );
    fetched.mockImplementation(async () =>
      Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 }),
    );
    await expect(post('https://service.example/x', { b: 2 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const proofs = fetched.mock.calls.map(([, request]) =>
      new Headers(request?.headers).get('Authorization'),
    );
    expect(proofs).toEqual([old && `Bearer ${old}`, `Bearer ${fresh}`].slice(0, times));
  });

  it('is done at the second try, where only the proof was old', async () => {
    fetched.mockResolvedValueOnce(Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 }));
    fetched.mockResolvedValueOnce(Response.json({ a: 1 }));
    expect(await post('https://service.example/x', { b: 2 })).toEqual({ a: 1 });
    expect(vi.mocked(idToken)).toHaveBeenCalledWith(true);
    expect(fetched.mock.calls.map(([, request]) => request?.body)).toEqual(['{"b":2}', '{"b":2}']);
  });

  it.each(['PERMISSION_DENIED', 'ABORTED', 'UNAVAILABLE'])('asks no second time after %s', async (status) => {
    fetched.mockResolvedValueOnce(Response.json({ error: { status } }, { status: 403 }));
    await expect(post('https://service.example/x', {})).rejects.toBeInstanceOf(RequestError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('tells of the refusal where no fresh proof can be fetched', async () => {
    vi.mocked(idToken).mockImplementation(async (fresh) => {
      if (fresh) throw new Error('auth/user-token-expired');
      return 'token';
    });
    fetched.mockResolvedValueOnce(Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 }));
    await expect(post('https://service.example/x', {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    ['no network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['a page', () => fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }))],
    ['no proof to be had', () => vi.mocked(idToken).mockRejectedValueOnce(new Error('no network'))],
  ])('is unavailable with %s', async (_, prepare) => {
    prepare();
    await expect(post('https://service.example/x', {})).rejects.toMatchObject({ code: 'unavailable' });
  });
});
