import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../project.ts';

const patterns: readonly [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/\\]{16}/],
  ['a service account', /"private_key_id"\s*:\s*"[0-9a-f]{16,}"/],
  ['a key of Google', /\bAIza[0-9A-Za-z_-]{35}/],
  ['a client secret of Google', /\bGOCSPX-[0-9A-Za-z_-]{20,}/],
  ['an access token of Google', /\bya29\.[0-9A-Za-z_-]{20,}/],
  ['a refresh token of Google', /\b1\/\/0[0-9A-Za-z_-]{30,}/],
  ['a token of GitHub', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{40,})/],
  ['a token of GitLab', /\bglpat-[0-9A-Za-z_-]{20}/],
  ['a token of npm', /\bnpm_[0-9A-Za-z]{36}\b|_authToken\s*=\s*[^\s$]{16,}/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of Slack', /\bxox[abposr]-[0-9A-Za-z-]{20,}/],
  ['a key of Stripe', /\b[rs]k_live_[0-9A-Za-z]{20,}/],
  ['a token of Facebook', /\bEAA[0-9A-Za-z]{60,}/],
  ['a key of SendGrid', /\bSG\.[0-9A-Za-z_-]{20,}\.[0-9A-Za-z_-]{30,}/],
  ['a signed token', /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20,}/],
  [
    'a password in an address',
    /\b(?:https?|smtps?|postgres|redis):\/\/[^\s:/@'"`<>{}$]+:(?!password@|pass@)[^\s:/@'"`<>{}$]{3,}@(?![\w.-]*\bexample\b)/,
  ],
  [
    'a secret beside its name',
    /\b[\w-]*(?:secret|token|api_?key|passwd)\b["']?\s*[:=]\s*["'](?=[^"']*\d)[0-9A-Za-z+/_=-]{32,}["']/i,
  ],
];

/**
 * @param open public values to ignore, such as a Firebase project's key
 * @returns line and kind of each secret, never its text: logs would store it
 * @example secretsIn('nothing') // => []
 */
export const secretsIn = (text: string, open: readonly string[] = []): { line: number; what: string }[] =>
  patterns.flatMap(([what, pattern]) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
      .filter(([secret]) => !open.some((one) => one.startsWith(secret)))
      .map(({ index }) => ({ line: text.slice(0, index).split('\n').length, what })),
  );

/** Returns the keys of Firebase's web SDK in the installations. They grant no access. */
export const openKeys = (): string[] =>
  globSync(inRoot('installations', '*.json')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"apiKey": "([^"]+)"/g)].map(([, key = '']) => key),
  );
