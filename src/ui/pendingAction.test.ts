import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts';
import { forgetPending, keepPending, pendingAction } from './pendingAction.ts';

const like = { kind: 'like', value: 'wave' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was pressed before signing in', () => {
  it('waits for the page that the sign-in leads back to, until it is forgotten', () => {
    keepPending(like, '/vi/motorcycle/honda-wave');
    expect(pendingAction('/vi/motorcycle/honda-wave')).toEqual(like);
    expect(pendingAction('/vi')).toBeNull();
    expect(pendingAction(null)).toBeNull();
    keepPending({ kind: 'follow', value: 'lan,Lan%20Anh' }, '/seller/lan');
    expect(pendingAction('/seller/lan')).toEqual({ kind: 'follow', value: 'lan,Lan%20Anh' });
    forgetPending();
    expect(pendingAction('/seller/lan')).toBeNull();
  });

  it('waits an hour, enough to sign up by email, and no longer', () => {
    keepPending(like, '/');
    vi.advanceTimersByTime(59 * 60_000);
    expect(pendingAction('/')).toEqual(like);
    vi.advanceTimersByTime(60_000);
    expect(pendingAction('/')).toBeNull();
  });

  it.each([
    '',
    'wave',
    'x like wave /',
    '0 like wave /',
    `${Date.now()} like  /`,
    `${Date.now()} buy wave /`,
  ])('is none where storage holds %j', (text) => {
    localStorage.setItem('vongxe.pending', text);
    expect(pendingAction('/')).toBeNull();
  });

  it('is not stored if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    keepPending(like, '/');
    forgetPending();
    expect(pendingAction('/')).toBeNull();
  });
});
