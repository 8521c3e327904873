import {
  linkWithCredential,
  PhoneAuthProvider,
  RecaptchaVerifier,
  reauthenticateWithCredential,
  signInWithCredential,
  unlink,
} from 'firebase/auth';
import { trustPage } from '../domain/platform/trustedTypes.ts';
import { wait } from '../domain/platform/wait.ts';
import { auth, reloadUser } from './authentication.ts';
import { call } from './calls.ts';
import { RequestError } from './post.ts';

// reCAPTCHA, by which Firebase tells people from scripts, is a script from elsewhere.
trustPage();

/** Milliseconds for reCAPTCHA, whose question somebody may close without a word to us. */
const patience = 120_000;

/** A number, and what Firebase calls the code that was sent there. */
export type SentCode = { phone: string; verification: string };

const inTime = async (sent: Promise<string>) => {
  const late = wait(patience).then(() => {
    throw new RequestError('unavailable', 'reCAPTCHA did not answer in time');
  });
  return Promise.race([sent, late]);
};

/**
 * Has a code sent to a number, once our own function has counted it. Fails with a RequestError, or as Firebase does.
 * @param phone such as +84912345678
 */
export const sendCode = async (phone: string, language: string): Promise<SentCode> => {
  await call('requestPhoneCode', { phone });
  auth.languageCode = language;
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const verification = await inTime(new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier));
    return { phone, verification };
  } finally {
    verifier.clear();
    place.remove();
  }
};

const proofOf = ({ verification }: SentCode, code: string) =>
  PhoneAuthProvider.credential(verification, code);

/** Signs in with the number, which makes an account where there was none. @returns whether it has a name */
export const signInByCode = async (sent: SentCode, code: string): Promise<{ named: boolean }> => {
  const { user } = await signInWithCredential(auth, proofOf(sent, code));
  return { named: Boolean(user.displayName) };
};

const here = () => {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
};

/** What buyers see of it follows at once, or within a day. */
const tellBuyers = () =>
  call('refreshConfirmed', {}).catch((failure: unknown) =>
    console.warn('the facts about a seller are counted anew later', failure),
  );

/** The number of the one who is here, or null. */
export const ownPhone = (): string | null => auth.currentUser?.phoneNumber ?? null;

/** Adds the number to the account of the one who is here, who can sign in with it from now on. */
export const linkPhone = async (sent: SentCode, code: string): Promise<void> => {
  await linkWithCredential(here(), proofOf(sent, code));
  await reloadUser();
  await tellBuyers();
};

/** Takes the number away: for whoever has another way in. */
export const removePhone = async (): Promise<void> => {
  await unlink(here(), 'phone');
  await here().getIdToken(true);
  await reloadUser();
  await tellBuyers();
};

/** Proves by a code that it is still the same person. */
export const provePhone = async (sent: SentCode, code: string): Promise<void> => {
  await reauthenticateWithCredential(here(), proofOf(sent, code));
};

/** Gives the account the address to which the link with this token was sent. */
export const confirmAddedEmail = async (token: string): Promise<void> => {
  await call('confirmAddedEmail', { token });
  await here().getIdToken(true);
  await reloadUser();
};
