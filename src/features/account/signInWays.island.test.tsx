import { expect, it, vi } from 'vitest';
import { everySignIn } from '../../../tests/fixtures/signInWays.ts';
import { openForms } from '../../../tests/inMemory/accountPages.tsx';
import { hasButton, hasLink } from '../../../tests/inMemory/hands.ts';
import type { SignIn } from '../../installation/installation.schema.ts';

const offered = vi.hoisted((): { signIn: SignIn } => ({
  signIn: { email: true, phone: true, google: true, facebook: true, zalo: '1000000' },
}));
vi.mock('../../settings.ts', async (original) => {
  const { settings } = await original<typeof import('../../settings.ts')>();
  return {
    settings: new Proxy(settings, {
      get: (all, key) => (key === 'signIn' ? offered.signIn : Reflect.get(all, key)),
    }),
  };
});
vi.mock(
  '../../firebase/accounts.ts',
  async () => (await import('../../../tests/inMemory/accountMocks.ts')).accounts,
);

const count = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.textContent === text).length;

it('there are 31 choices', () => expect(new Set(everySignIn.map(([name]) => name)).size).toBe(31));

it.each(everySignIn)('with %s there are their buttons and forms, and “or” between them', (_, signIn) => {
  offered.signIn = signIn;
  openForms();
  expect({
    phone: hasButton('Continue with your phone number'),
    google: hasButton('Continue with Google'),
    facebook: hasButton('Continue with Facebook'),
    zalo: hasButton('Continue with Zalo'),
    form: document.querySelectorAll('input[type="password"]').length > 0,
    tabs: hasLink('Sign up'),
  }).toEqual({
    phone: signIn.phone,
    google: signIn.google,
    facebook: signIn.facebook,
    zalo: signIn.zalo !== '',
    form: signIn.email,
    tabs: signIn.email,
  });
  const groups = [signIn.phone, signIn.email, signIn.google || signIn.facebook || signIn.zalo].filter(
    Boolean,
  ).length;
  expect(count('p', 'or')).toBe(groups - 1);
  expect(count('h2', 'Sign in or sign up')).toBe(signIn.email ? 0 : 1);
  expect(document.querySelectorAll('h2')).toHaveLength(1);
});

it.each(everySignIn.filter(([, { email }]) => !email))(
  'with %s alone, a link to a form that is not there shows the same buttons',
  (_, signIn) => {
    offered.signIn = signIn;
    for (const address of ['/auth#sign-up', '/auth#reset']) {
      openForms(address);
      expect(document.querySelectorAll('.auth-other[hidden]')).toHaveLength(0);
      expect(document.querySelectorAll('button').length).toBeGreaterThan(0);
    }
  },
);
