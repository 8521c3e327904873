import { deleteApp, type FirebaseApp, getApps } from 'firebase/app';
import { doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appCheckToken } from '../../tests/fixtures/appCheckToken.ts';

// Tests the real SDK with a fake reCAPTCHA.
type Script = { src: string; onload: () => void };
type Page = { loads: (script: Script) => void };

const now = Date.UTC(2026, 10, 20);
const token = appCheckToken(now + 86_400_000, now);
const fetched = vi.fn<typeof fetch>();
const stored = new Map<string, string>();

const playing = {
  ready: (then: () => void) => then(),
  render: (_: string, { callback }: { callback: () => void }) => {
    callback();
    return 0;
  },
  execute: async () => 'a person, surely',
};
/** Fake of both reCAPTCHA versions: Enterprise has the same functions under `enterprise`. */
const answering = { ...playing, enterprise: playing };

const open = async ({ loads }: Page) => {
  vi.resetModules();
  const element = () => ({ style: {} });
  const page = {
    createElement: element,
    body: { appendChild: () => undefined },
    head: { appendChild: loads },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('grecaptcha', undefined);
  const { app } = await import('./app.ts');
  return { app, ...(await import('./appCheck.ts')) };
};
const arrive = ({ onload }: Script) => {
  vi.stubGlobal('grecaptcha', answering);
  onload();
};

const sentBySdk = async (app: FirebaseApp) => {
  fetched.mockClear();
  await getDoc(doc(getFirestore(app), 'rates/current')).catch(() => undefined);
  const matching = fetched.mock.calls.find(([address]) => String(address).includes(':batchGet'));
  if (!matching) throw new Error('nothing was asked');
  const [, request] = matching;
  return new Headers(request?.headers).get('X-Firebase-AppCheck');
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => Response.json({ token, ttl: '86400s' }));
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllGlobals();
});

describe('a token of App Check', () => {
  it('comes from reCAPTCHA through Google, and is stored', async () => {
    const { newToken } = await open({ loads: arrive });
    expect(await newToken()).toBe(token);
    expect([...stored.values()]).toEqual([token]);
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toMatch(
      /^https:\/\/content-firebaseappcheck\.googleapis\.com\/v1\/projects\/demo-vongxe\//,
    );
    expect(request?.body).toBe('{"recaptcha_enterprise_token":"a person, surely"}');
  });

  it.each([
    ['recaptcha-enterprise', 'enterprise.js', 'recaptcha_enterprise_token'],
    ['recaptcha-v3', 'api.js', 'recaptcha_v3_token'],
  ] as const)(
    'comes from %s where the settings say so, by a script that pages may load',
    async (provider, script, field) => {
      const { settings } = await vi.importActual<typeof import('../settings.ts')>('../settings.ts');
      vi.doMock('../settings.ts', () => ({
        settings: { ...settings, appCheck: 'watch', appCheckProvider: provider },
      }));
      const sources: string[] = [];
      const { newToken } = await open({
        loads: (added) => {
          sources.push(added.src);
          arrive(added);
        },
      });
      expect(await newToken()).toBe(token);
      const [address = '', request] = fetched.mock.calls[0] ?? [];
      expect(Object.keys(JSON.parse(String(request?.body)))).toEqual([field]);
      const [source = ''] = sources;
      expect(source.split('?')[0]).toBe(`https://www.google.com/recaptcha/${script}`);
      const { pageHeaders } = await import('../domain/platform/pageHeaders.ts');
      const policy = pageHeaders({ scripts: [], styles: [] })['Content-Security-Policy'] ?? '';
      const allowed = (directive: string, url: string) =>
        new RegExp(`${directive} ([^;]+)`)
          .exec(policy)?.[1]
          ?.split(' ')
          .some((prefix) => url.startsWith(prefix));
      expect([allowed('script-src', source), allowed('connect-src', String(address))]).toEqual([true, true]);
      vi.doUnmock('../settings.ts');
    },
  );

  it('is asked for once by requests at the same time', async () => {
    const { newToken } = await open({ loads: arrive });
    await Promise.all([newToken(), newToken()]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is waited for three seconds where google.com is blocked, and then no more', async () => {
    const { newToken } = await open({ loads: () => undefined });
    const first = expect(newToken()).rejects.toThrow('did not answer in time');
    await vi.advanceTimersByTimeAsync(3_000);
    await first;
    await expect(newToken()).rejects.toThrow('did not answer in time');
  });

  it('that comes late is stored for the next request', async () => {
    let script: Script | undefined;
    const { newToken } = await open({ loads: (added) => (script = added) });
    const first = expect(newToken()).rejects.toThrow('did not answer in time');
    await vi.advanceTimersByTimeAsync(3_000);
    await first;
    if (script) arrive(script);
    await vi.waitFor(() => expect([...stored.values()]).toEqual([token]));
  });

  it('that Google refuses is an error, and the next request asks again', async () => {
    fetched.mockImplementationOnce(async () => Response.json({}, { status: 503 }));
    const { newToken } = await open({ loads: arrive });
    await expect(newToken()).rejects.toThrow('503');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await newToken()).toBe(token);
  });
});

describe('the SDKs', () => {
  it('send no token before they are connected', async () => {
    const { app, newToken } = await open({ loads: arrive });
    await newToken();
    expect(await sentBySdk(app)).toBeNull();
  });

  it('send the token that there is, although reCAPTCHA is not loaded', async () => {
    const { app, handToSdks } = await open({
      loads: () => {
        throw new Error('loaded');
      },
    });
    stored.set('vongxe.check', token);
    handToSdks();
    handToSdks();
    expect(await sentBySdk(app)).toBe(token);
  });

  it('do not wait without an end for the next one where reCAPTCHA is gone since', async () => {
    const { app, handToSdks } = await open({ loads: () => undefined });
    stored.set('vongxe.check', token);
    handToSdks();
    await sentBySdk(app);
    vi.setSystemTime(now + 2 * 86_400_000);
    const sent = sentBySdk(app);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(Buffer.from((await sent) ?? '', 'base64').toString()).toBe('{"error":"UNKNOWN_ERROR"}');
  });
});
