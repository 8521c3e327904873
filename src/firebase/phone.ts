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
import { signedInUser } from './signedInUser.ts';

trustPage();

/** Milliseconds to wait for reCAPTCHA: it does not report that its dialog was closed. */
const timeoutMs = 120_000;

/** A number, with Firebase's id for the code sent to it. */
export type SentCode = { phone: string; verification: string };

const inTime = async (sent: Promise<string>) => {
  const late = wait(timeoutMs).then(() => {
    throw new RequestError('unavailable', 'reCAPTCHA did not answer in time');
  });
  return Promise.race([sent, late]);
};

/**
 * Makes a function count the request, then sends the code. Fails with a RequestError or FirebaseError.
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

/** Creates the account if there is none. @returns whether the account has a name */
export const signInByCode = async (sent: SentCode, code: string): Promise<{ named: boolean }> => {
  const { user } = await signInWithCredential(auth, proofOf(sent, code));
  return { named: Boolean(user.displayName) };
};

/** Recounts the facts that buyers see about the seller. Otherwise they would change only after a day. */
const tellBuyers = () =>
  call('refreshConfirmed', {}).catch((failure: unknown) =>
    console.warn('the facts about a seller are counted anew later', failure),
  );

export const ownPhone = (): string | null => auth.currentUser?.phoneNumber ?? null;

export const linkPhone = async (sent: SentCode, code: string): Promise<void> => {
  await linkWithCredential(signedInUser(), proofOf(sent, code));
  await reloadUser();
  await tellBuyers();
};

/** The account must have another way to sign in. */
export const removePhone = async (): Promise<void> => {
  await unlink(signedInUser(), 'phone');
  await signedInUser().getIdToken(true);
  await reloadUser();
  await tellBuyers();
};

export const provePhone = async (sent: SentCode, code: string): Promise<void> => {
  await reauthenticateWithCredential(signedInUser(), proofOf(sent, code));
};

/** Adds the address to which the link with this token was sent. */
export const confirmAddedEmail = async (token: string): Promise<void> => {
  await call('confirmAddedEmail', { token });
  await signedInUser().getIdToken(true);
  await reloadUser();
};
