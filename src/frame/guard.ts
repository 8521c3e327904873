import { languageOf } from '../i18n/languages.ts';
import { signInPath } from '../paths.ts';

/**
 * On a page that shows one's own things: whoever has never signed in on this device is led to the sign-in page before
 * anything is loaded. Whether somebody who has is still signed in, the island finds out.
 */
const { pathname, search } = location;
if (!('member' in document.documentElement.dataset))
  location.replace(signInPath(languageOf(pathname), pathname + search));
