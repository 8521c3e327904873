import { expect, it } from 'vitest';
import { account } from '../../i18n/texts/account.ts';
import { explainProof } from './explainProof.ts';

const wrong = 'That password is incorrect. Try again.';
const again = 'Please sign in again, then try once more.';
const network = "We couldn't reach the server. Check your internet connection and try again.";

it.each([
  ['auth/invalid-credential', wrong],
  ['auth/invalid-login-credentials', wrong],
  ['auth/wrong-password', wrong],
  ['auth/user-mismatch', "That's a different account from the one you're signed in with."],
  ['auth/requires-recent-login', again],
  ['failed-precondition', again],
  ['unauthenticated', again],
  ['auth/user-token-expired', again],
  ['auth/weak-password', 'Password must be at least 6 characters long.'],
  ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
  ['auth/network-request-failed', network],
  ['unavailable', network],
  ['auth/something-else', 'Please try again later.'],
  [null, 'Please try again later.'],
])('a proof that failed with %s says: %s', (code, words) => {
  const { title, text } = explainProof('leave', code);
  expect(account[title].en).toBe('Your account was not deleted');
  expect(text && account[text].en).toBe(words);
  expect(account[explainProof('password', code).title].en).toBe("We couldn't change your password");
});
