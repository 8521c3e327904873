import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorReport, maxReport } from '../domain/platform/errorReport.schema.ts';

const sent = vi.fn<(address: string, body: Blob) => boolean>();
const load = async () => (await import('./reportError.ts')).reportError;
const reports = () =>
  Promise.all(sent.mock.calls.map(async ([, body]) => ErrorReport.parse(JSON.parse(await body.text()))));

beforeEach(() => {
  vi.resetModules();
  sent.mockReset();
  vi.stubGlobal('navigator', { sendBeacon: sent, userAgent: 'Test' });
  vi.stubGlobal('location', {
    origin: 'https://vongxe.example',
    pathname: '/vi/sell',
    search: '?email=an@example.com',
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('[S7.34] [S7.35] telling the server of a failure', () => {
  it('has the shape that the server takes, and no query', async () => {
    (await load())(new TypeError('x is not a function'), 'send a reply', { userId: 'u1' });
    expect(sent.mock.calls[0]?.[0]).toBe('/log-entry');
    expect(await reports()).toMatchObject([
      {
        level: 'error',
        message: 'TypeError: x is not a function',
        context: 'send a reply',
        source: 'island',
        url: 'https://vongxe.example/vi/sell',
        userAgent: 'Test',
        userId: 'u1',
      },
    ]);
  });

  it('happens once for each failure, and five times a page', async () => {
    const reportError = await load();
    for (let turn = 0; turn < 20; turn += 1) reportError(new Error(`failure ${turn % 10}`));
    expect(sent).toHaveBeenCalledTimes(5);
  });

  it('takes whatever was thrown, however long', async () => {
    const reportError = await load();
    const long = new Error('ế'.repeat(50_000));
    long.stack = 'ế'.repeat(50_000);
    for (const thrown of ['a text', undefined, null, { code: 5 }, long]) reportError(thrown);
    expect(await reports()).toHaveLength(5);
    for (const [, body] of sent.mock.calls) expect(body.size).toBeLessThanOrEqual(maxReport);
  });

  it('is silent when it fails itself', async () => {
    const reportError = await load();
    sent.mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => reportError(new Error('x'))).not.toThrow();
    vi.stubGlobal('navigator', { userAgent: 'Test' });
    expect(() => reportError(new Error('y'))).not.toThrow();
  });
});
