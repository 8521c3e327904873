import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearPendingSignUp,
  clearPendingSocial,
  pendingSignUp,
  pendingSocial,
  savePendingSignUp,
  savePendingSocial,
} from './pendingSignUp.ts';

const storage = () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
};
afterEach(() => vi.unstubAllGlobals());

describe('what the browser remembers', () => {
  it('[S2.67] keeps the address and the target of a sign-up until they are forgotten', () => {
    const items = storage();
    expect(savePendingSignUp({ email: 'anh@example.com', redirect: '/sell' })).toBe(true);
    expect(pendingSignUp()).toEqual({ email: 'anh@example.com', redirect: '/sell' });
    clearPendingSignUp();
    expect(pendingSignUp()).toBeNull();
    expect(items.size).toBe(0);
  });

  it('[S2.58] keeps the target of a social sign-in', () => {
    const items = storage();
    savePendingSocial({ provider: 'facebook', redirect: '/vi/sell' });
    expect(pendingSocial()?.redirect).toBe('/vi/sell');
    clearPendingSocial();
    expect(items.size).toBe(0);
  });

  it.each(['', '{', 'null', '{"email":3,"redirect":null}', '{"email":"a@b.vn"}', '[]'])(
    'ignores the invalid value %j',
    (text) => {
      storage().set('vongxe.confirm', text);
      expect(pendingSignUp()).toBeNull();
    },
  );

  it.each(['{"provider":"twitter","redirect":null}', '{"provider":"google","redirect":3}', '7'])(
    'ignores the invalid sign-in %j',
    (text) => {
      storage().set('vongxe.social', text);
      expect(pendingSocial()).toBeNull();
    },
  );

  it('works without storage', () => {
    vi.stubGlobal('localStorage', {
      get getItem(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
      get setItem(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(savePendingSignUp({ email: 'anh@example.com', redirect: null })).toBe(false);
    expect(pendingSignUp()).toBeNull();
  });
});
