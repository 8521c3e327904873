import { vi } from 'vitest';

/**
 * Mock of `src/firebase/accounts.ts`, in its own file, because `vi.mock` must load it before any importer.
 */
export const accounts = {
  signIn: vi.fn(async (_email: string, _password: string): Promise<'in' | 'unconfirmed'> => 'in'),
  signUp: vi.fn(async (_email: string, _password: string, _name: string) => undefined),
  signInWith: vi.fn(async (_provider: string, _lang: string): Promise<'known' | 'new' | null> => null),
  finishSocialSignIn: vi.fn(async (): Promise<'known' | 'new' | null> => null),
  confirmEmail: vi.fn(async (_code: string): Promise<void> => undefined),
  choosePassword: vi.fn(async (_code: string, _password: string) => undefined),
  waitingEmail: vi.fn(async (): Promise<string | null> => null),
};
