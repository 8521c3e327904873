import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts';
import { forgetPendingLike, keepPendingLike, pendingLike } from './pendingLike.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a heart that was pressed before signing in', () => {
  it('waits for the page that the sign-in leads back to, until it is forgotten', () => {
    keepPendingLike('wave', '/vi/motorcycle/honda-wave');
    expect(pendingLike('/vi/motorcycle/honda-wave')).toBe('wave');
    expect(pendingLike('/vi')).toBeNull();
    expect(pendingLike(null)).toBeNull();
    forgetPendingLike();
    expect(pendingLike('/vi/motorcycle/honda-wave')).toBeNull();
  });

  it('waits an hour, enough to sign up by email, and no longer', () => {
    keepPendingLike('wave', '/');
    vi.advanceTimersByTime(59 * 60_000);
    expect(pendingLike('/')).toBe('wave');
    vi.advanceTimersByTime(60_000);
    expect(pendingLike('/')).toBeNull();
  });

  it.each(['', 'wave', 'x wave /', '0 wave /', `${Date.now()}  /`])(
    'is none where storage holds %j',
    (text) => {
      localStorage.setItem('vongxe.like', text);
      expect(pendingLike('/')).toBeNull();
    },
  );

  it('is not stored if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    keepPendingLike('wave', '/');
    forgetPendingLike();
    expect(pendingLike('/')).toBeNull();
  });
});
