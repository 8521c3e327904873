import { afterEach, beforeEach, vi } from 'vitest';
import { AuthForms } from '../../src/features/account/AuthForms.tsx';
import { accounts } from './accountMocks.ts';
import { world } from './browserFirestore.ts';
import { named, type } from './hands.ts';
import { openIsland } from './openIsland.tsx';

// Renders the pages for sign-in, sign-up and email links. `went` records navigation.

export const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });
export const confirm = vi.fn((_: unknown) => ({ sent: true }));
export const reset = vi.fn((_: unknown) => ({ sent: true }));
const left: string[] = [];
export const went = (): readonly string[] => [...left];
beforeEach(() => {
  left.length = 0;
  const go = (address: string | URL) => void left.push(String(address));
  vi.spyOn(location, 'assign').mockImplementation(go);
  vi.spyOn(location, 'replace').mockImplementation((address) => {
    // A fragment changes only the form on this page.
    if (String(address).startsWith('#')) location.hash = String(address);
    else go(address);
  });
  world.calls.sendConfirmation = confirm.mockReset().mockReturnValue({ sent: true });
  world.calls.sendPasswordReset = reset.mockReset().mockReturnValue({ sent: true });
  for (const action of Object.values(accounts)) action.mockClear();
});
afterEach(() => vi.restoreAllMocks());

export const openForms = (address = '/auth', lang: 'en' | 'vi' = 'en') => {
  history.replaceState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
  return openIsland(AuthForms, { lang }, { as: null });
};
export const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) type(named(name), value);
};
export const next = () =>
  JSON.parse(sessionStorage.getItem('vongxe.notice') ?? 'null') as { title: string } | null;
export const lan = { email: ' lan@example.com ', password: 'three random words' };
