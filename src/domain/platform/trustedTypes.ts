/** Hosts that scripts may come from besides our own: Google's for signing in, analytics and App Check. */
const hosts = [
  'https://apis.google.com',
  'https://www.googletagmanager.com',
  'https://www.google.com',
  'https://www.gstatic.com',
];
const runs = /<(?:script|iframe|object|embed|base|form|meta|link)\b|[\s/"']on\w+\s*=|javascript:/i;

/**
 * HTML that a library puts into the page as text, if nothing in it could run.
 * @example harmlessHtml('<p>Hue</p>') // => '<p>Hue</p>'
 * @example harmlessHtml('<img src=x onerror=a()>') // => null
 */
export const harmlessHtml = (html: string): string | null => (runs.test(html) ? null : html);

/**
 * The address of a script or a worker, if it is one of ours or of the few that the site asks.
 * @example knownScript('/_astro/a.js', 'https://a.vn/x') // => '/_astro/a.js'
 */
export const knownScript = (address: string, page: string): string | null => {
  if (!URL.canParse(address, page)) return null;
  const { origin } = new URL(address, page);
  return origin === new URL(page).origin || hosts.includes(origin) ? address : null;
};

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
declare global {
  /** Trusted Types, where the browser has them. */
  var trustedTypes:
    | {
        defaultPolicy: object | null;
        createPolicy: (name: string, rules: Partial<Rules>) => { createScriptURL: (text: string) => string };
      }
    | undefined;
}

/**
 * From here on, text that a library hands to the page as HTML or as the address of a script is looked at first.
 * Whatever loads such a library calls this: Firebase Auth and workers hand over addresses, PhotoSwipe its icons.
 */
export const trustPage = (): void => {
  const types = globalThis.trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (address) => knownScript(address, location.href),
  });
};
