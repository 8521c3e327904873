/** Google's hosts for sign-in, analytics and App Check. */
const hosts = [
  'https://apis.google.com',
  'https://www.googletagmanager.com',
  'https://www.google.com',
  'https://www.gstatic.com',
];
const runs = /<(?:script|iframe|object|embed|base|form|meta|link)\b|[\s/"']on\w+\s*=|javascript:/i;

/**
 * Returns a library's HTML if it cannot run code, else null.
 * @example harmlessHtml('<p>Hue</p>') // => '<p>Hue</p>'
 * @example harmlessHtml('<img src=x onerror=a()>') // => null
 */
export const harmlessHtml = (html: string): string | null => (runs.test(html) ? null : html);

/**
 * A script's address if it is on this site or one of `hosts`, else null.
 * @example knownScript('/_astro/a.js', 'https://a.vn/x') // => '/_astro/a.js'
 */
export const knownScript = (address: string, page: string): string | null => {
  if (!URL.canParse(address, page)) return null;
  const { origin } = new URL(address, page);
  return origin === new URL(page).origin || hosts.includes(origin) ? address : null;
};

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
declare global {
  /** Missing in browsers without Trusted Types. */
  var trustedTypes:
    | {
        defaultPolicy: object | null;
        createPolicy: (name: string, rules: Partial<Rules>) => { createScriptURL: (text: string) => string };
      }
    | undefined;
}

/**
 * Installs the default policy, which checks HTML and script addresses from libraries. Call it before loading
 * a library.
 */
export const trustPage = (): void => {
  const types = globalThis.trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (address) => knownScript(address, location.href),
  });
};
