import { describe, expect, it } from 'vitest';
import { account } from '../../i18n/texts/account.ts';
import { translate } from '../../i18n/texts.ts';
import { explainFailure, explainSocialFailure, type Failure } from './explainFailure.ts';

const failure = (code: string, message = 'Firebase: Error (auth/x).') =>
  Object.assign(new Error(message), { code });

const t = translate('en', account);
const textsOf = (explained: Failure | null) =>
  explained && { title: t(explained.title), text: explained.text ? t(explained.text) : explained.message };

describe('a failed sign-in', () => {
  it.each(['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found', 'auth/invalid-email'])(
    '[S8.6] gives %s the one answer that does not tell which addresses exist',
    (code) =>
      expect(textsOf(explainFailure('signIn', failure(code)))).toEqual({
        title: 'Invalid credentials',
        text: 'Please check your email and password and try again.',
      }),
  );

  it('[S8.7] shows the message of the server for anything else', () => {
    const problem = failure('auth/internal-error', 'Firebase: The quota is used up. (auth/internal-error).');
    expect(textsOf(explainFailure('signIn', problem))).toEqual({
      title: 'Sign in failed',
      text: 'The quota is used up.',
    });
  });

  it('[S8.5] has words of its own where the server has none', () => {
    expect(textsOf(explainFailure('signIn', failure('auth/new-error')))).toEqual({
      title: 'Sign in failed',
      text: 'Login failed. Please check your credentials.',
    });
  });

  it('says when it is the network or too many attempts', () => {
    expect(explainFailure('signIn', failure('auth/network-request-failed')).text).toBe('failed.network');
    expect(explainFailure('signIn', failure('auth/too-many-requests')).text).toBe('failed.tooMany');
  });
});

describe('a failed sign-up', () => {
  it('[S8.9] says that the address is registered', () => {
    expect(textsOf(explainFailure('signUp', failure('auth/email-already-in-use')))).toEqual({
      title: 'Email already registered',
      text: 'Please sign in instead.',
    });
  });

  it('[S8.5] asks to try again otherwise', () => {
    expect(textsOf(explainFailure('signUp', failure('auth/new-error')))?.title).toBe(
      'Registration failed. Please try again.',
    );
  });

  it('[S5.2] repeats the rule when the server finds the password too short', () => {
    expect(explainFailure('signUp', failure('auth/weak-password')).title).toBe('check.short.title');
  });
});

describe('a failed social sign-in', () => {
  it.each([
    ['google', 'signIn', 'Google sign in failed'],
    ['facebook', 'signIn', 'Facebook sign in failed'],
    ['google', 'signUp', 'Google sign up failed'],
    ['facebook', 'signUp', 'Facebook sign up failed'],
  ] as const)('[S8.8] through %s on the %s form is titled %j', (provider, action, title) => {
    const problem = failure('auth/internal-error', 'Firebase: Nobody answers. (auth/internal-error).');
    expect(textsOf(explainSocialFailure(provider, action, problem))).toEqual({
      title,
      text: 'Nobody answers.',
    });
  });

  it('is no failure when the visitor closed the window', () => {
    expect(explainSocialFailure('google', 'signIn', failure('auth/popup-closed-by-user'))).toBeNull();
  });
});

describe('every way in', () => {
  it.each([
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
    [
      'auth/network-request-failed',
      "We couldn't reach the server. Check your internet connection and try again.",
    ],
    ['auth/user-disabled', 'This account is suspended. Contact us if you think this is a mistake.'],
    [
      'auth/account-exists-with-different-credential',
      "There's already an account with this email address. Sign in the same way as before.",
    ],
  ])('says the same of %s', (code, text) => {
    for (const explained of [
      explainFailure('signIn', failure(code)),
      explainFailure('signUp', failure(code)),
      explainSocialFailure('google', 'signIn', failure(code)),
    ])
      expect(textsOf(explained)?.text).toBe(text);
  });

  it('without a word of the server’s has one of its own', () => {
    for (const mute of [failure('auth/new-error', 'Firebase: Error (auth/new-error).'), 'no error at all']) {
      expect(textsOf(explainFailure('signIn', mute))).toEqual({
        title: 'Sign in failed',
        text: 'Login failed. Please check your credentials.',
      });
      expect(textsOf(explainFailure('signUp', mute))?.text).toBe('Please try again later.');
    }
    expect(explainFailure('signUp', failure('auth/invalid-email')).text).toBe('check.emailWrong');
  });
});
