import { getToken, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import { trustPage } from '../domain/trusted.ts';
import { settings } from '../settings.ts';
import { app } from './app.ts';

// reCAPTCHA is a script from elsewhere.
trustPage();
const check = initializeAppCheck(app, {
  provider: new ReCaptchaV3Provider(settings.firebase.appCheckKey),
  isTokenAutoRefreshEnabled: true,
});

/** The proof that a call comes from a browser on this site; imported with the first call, in production alone. */
export const appCheckToken = async (): Promise<string> => (await getToken(check)).token;
