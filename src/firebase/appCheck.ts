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

/**
 * Milliseconds to wait for a token. Afterwards requests fail if App Check is enforced, else are sent without
 * a token.
 */
const timeoutMs = settings.appCheck === 'enforce' ? 20_000 : 3_000;

const Provider =
  settings.appCheckProvider === 'recaptcha-v3' ? ReCaptchaV3Provider : ReCaptchaEnterpriseProvider;

let check: AppCheck | undefined;
/**
 * A separate app, because an app with App Check waits for reCAPTCHA without limit. Signing in would hang
 * where google.com is blocked.
 */
const reCaptcha = () => {
  if (check) return check;
  // Allows reCAPTCHA's script, which is from another site.
  trustPage();
  check = initializeAppCheck(initializeApp(app.options, 'app-check'), {
    provider: new Provider(settings.firebase.appCheckKey),
    isTokenAutoRefreshEnabled: false,
  });
  return check;
};

const inTime = async (token: Promise<string>) => {
  const late = wait(timeoutMs).then(() => {
    throw new Error('reCAPTCHA did not answer in time');
  });
  return Promise.race([token, late]);
};

let pending: Promise<string> | undefined;

/**
 * Fetches a token and stores it for later pages. Fails after `timeoutMs`. Calls share one result until
 * reCAPTCHA responds.
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

export const handToSdks = (): void => {
  if (handed) return;
  handed = true;
  initializeAppCheck(app, {
    provider: new CustomProvider({ getToken: tokenForSdks }),
    // The SDKs request a new token on expiry. A refresh before that would return the same token.
    isTokenAutoRefreshEnabled: false,
  });
};
