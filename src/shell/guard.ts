import { languageOf } from '../i18n/languages.ts';
import { signInPath } from '../paths.ts';

/** Runs on account pages: redirects visitors who never signed in on this device. */
const { pathname, search } = location;
if (!('member' in document.documentElement.dataset))
  location.replace(signInPath(languageOf(pathname), pathname + search));
