import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts';
import type { SessionUser } from './sessionUser.ts';

const anh: SessionUser = { id: 'anh', email: 'anh@example.com', name: 'Ánh', avatar: null };

/** Simulates a browser with an earlier sign-in, another tab's events, and Firebase's answer. */
const browser = async ({ hint = false, user = null as SessionUser | null } = {}) => {
  vi.resetModules();
  const stored = new Map(hint ? [['vongxe.session', '1']] : []);
  let hear: (event: { key: string | null; newValue: string | null }) => void = () => undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  let tell: (user: SessionUser | null) => void = () => undefined;
  const loaded = vi.fn();
  vi.doMock('./authentication.ts', () => {
    loaded();
    return {
      watchUser: (watcher: typeof tell) => {
        tell = watcher;
        watcher(user);
      },
      idToken: async () => 'token',
      signOut: async () => tell(null),
    };
  });
  const session = await import('./session.ts');
  return {
    ...session,
    kept: stored,
    loaded,
    hear: (newValue: string | null, key = 'vongxe.session') => hear({ key, newValue }),
  };
};

beforeEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  it('[S4.29] is loading, then signed in', async () => {
    const { $session, startSession } = await browser({ hint: true, user: anh });
    expect($session.get()).toEqual({ state: 'loading' });
    await startSession();
    expect($session.get()).toEqual({ state: 'in', user: anh });
  });

  it('[S4.29] is signed out at once, without Firebase, where nobody has signed in before', async () => {
    const { $session, startSession, loaded, idToken } = await browser();
    await startSession();
    expect($session.get()).toEqual({ state: 'out' });
    expect(await idToken()).toBeNull();
    expect(loaded).not.toHaveBeenCalled();
  });

  it('[S4.30] leaves a hint for the next page, which holds nothing personal', async () => {
    const { startSession, kept } = await browser({ user: anh });
    await startSession({ wake: true });
    expect([...kept]).toEqual([['vongxe.session', '1']]);
  });

  it('[S7.4] ends on signing out, and takes the hint along', async () => {
    const { $session, startSession, signOut, kept } = await browser({ hint: true, user: anh });
    await startSession();
    await signOut();
    expect($session.get()).toEqual({ state: 'out' });
    expect(kept.size).toBe(0);
  });

  it('forgets a hint that turns out to be wrong', async () => {
    const { $session, startSession, kept } = await browser({ hint: true, user: null });
    await startSession();
    expect($session.get()).toEqual({ state: 'out' });
    expect(kept.size).toBe(0);
  });

  it('ends when another tab signs out, and begins when another tab signs in', async () => {
    const { $session, startSession, hear } = await browser({ user: anh });
    await startSession();
    hear('1');
    await vi.waitFor(() => expect($session.get()).toEqual({ state: 'in', user: anh }));
    hear(null);
    expect($session.get()).toEqual({ state: 'out' });
  });

  it('resolves once it is known', async () => {
    const { sessionKnown } = await browser({ hint: true, user: anh });
    expect(await sessionKnown()).toEqual({ state: 'in', user: anh });
  });
});

describe('an unfinished form on this device', () => {
  const open = async () => {
    const opened = await browser({ hint: true, user: anh });
    opened.kept.set('vongxe.form.anh.new.tab', '{"photos":[{"key":"one"}]}');
    opened.kept.set('vongxe.form.binh.new.tab', '{}');
    opened.kept.set('vongxe.phrases', '{}');
    opened.kept.set('dark', 'all');
    await opened.startSession();
    return opened;
  };

  it('goes with their own press on sign out; other people’s forms and settings stay', async () => {
    const { signOut, kept, hasLeft } = await open();
    await signOut();
    expect([...kept.keys()]).toEqual(['vongxe.form.binh.new.tab', 'dark']);
    expect(hasLeft()).toBe(true);
  });

  it('stays when the session merely ended', async () => {
    const { hear, kept, hasLeft, $session } = await open();
    hear(null);
    expect($session.get()).toEqual({ state: 'out' });
    expect([kept.has('vongxe.form.anh.new.tab'), hasLeft()]).toEqual([true, false]);
  });

  it('goes from the other tabs, which store nothing more of it', async () => {
    const { hear, hasLeft } = await open();
    const tab = memoryStorage();
    vi.stubGlobal('sessionStorage', tab);
    tab.setItem('vongxe.reply.thread', 'not sent');
    tab.setItem('vongxe.notice', '{}');
    hear('1', 'vongxe.left');
    expect(hasLeft()).toBe(true);
    await vi.waitFor(() => expect(tab.getItem('vongxe.reply.thread')).toBeNull());
    expect(tab.getItem('vongxe.notice')).toBe('{}');
  });
});
