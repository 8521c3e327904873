import { initializeApp } from 'firebase/app';
import {
  type AppCheck,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import { trustPage } from '../domain/platform/trustedTypes.ts';
import { wait } from '../domain/platform/wait.ts';
import { settings } from '../settings.ts';
import { app } from './app.ts';
import { expiryOf, keepToken, keptToken } from './keptToken.ts';

/** Milliseconds that a request waits for its token. While App Check is watched only, it then goes without. */
const patience = settings.appCheck === 'enforce' ? 20_000 : 3_000;

const Provider =
  settings.appCheckProvider === 'recaptcha-v3' ? ReCaptchaV3Provider : ReCaptchaEnterpriseProvider;

let check: AppCheck | undefined;
/**
 * An app of its own, because the SDKs of an app with App Check wait for reCAPTCHA without an end, also for its script
 * where google.com is blocked: signing in, too, would hang then.
 */
const reCaptcha = () => {
  if (check) return check;
  // It is a script from elsewhere.
  trustPage();
  check = initializeAppCheck(initializeApp(app.options, 'app-check'), {
    provider: new Provider(settings.firebase.appCheckKey),
    isTokenAutoRefreshEnabled: false,
  });
  return check;
};

const inTime = async (token: Promise<string>) => {
  const late = wait(patience).then(() => {
    throw new Error('reCAPTCHA did not answer in time');
  });
  return Promise.race([token, late]);
};

let pending: Promise<string> | undefined;

/**
 * A new token of App Check, which is kept for the pages that follow. Fails after `patience`; as long as reCAPTCHA has
 * not answered then, the next one who asks is told so at once. What it answers later is kept.
 */
export const newToken = (): Promise<string> => {
  if (pending) return pending;
  const token = getToken(reCaptcha(), true).then((result) => result.token);
  token
    .then(keepToken, () => undefined)
    .finally(() => {
      pending = undefined;
    });
  pending = inTime(token);
  return pending;
};

const tokenForSdks = async () => {
  const token = keptToken() ?? (await newToken());
  return { token, expireTimeMillis: expiryOf(token) };
};

let handed = false;

/** From here on Storage, Firestore's listening half and Auth send the token by themselves. */
export const handToSdks = (): void => {
  if (handed) return;
  handed = true;
  initializeAppCheck(app, {
    provider: new CustomProvider({ getToken: tokenForSdks }),
    // They ask again when it has expired; to renew it earlier would only be given the same.
    isTokenAutoRefreshEnabled: false,
  });
};
