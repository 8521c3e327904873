import { paths, securityPolicyPath, securityTextPath } from '../../paths.ts';
import { day } from '../time/time.ts';

/** RFC 9116 recommends less than a year. Each deployment builds the file anew, and so moves the day. */
export const securityTextDays = 360;

/**
 * Where somebody who finds a vulnerability can report it (RFC 9116).
 * @param site the public origin, and the address that reports go to
 * @param now when the site is built, in milliseconds
 */
export const securityText = (
  { origin, email }: { origin: string; email: string },
  languages: readonly string[],
  now: number,
): string => {
  // Whole days, so that two builds of one day are alike.
  const expires = new Date((Math.floor(now / day) + securityTextDays) * day);
  return [
    `Contact: mailto:${email}?subject=Security`,
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${securityTextPath}`,
    `Policy: ${origin}${securityPolicyPath}`,
    '',
  ].join('\n');
};

/** When such a file expires, in milliseconds; null where it does not say. */
export const expiryOfSecurityText = (text: string): number | null => {
  const [, moment = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const expires = Date.parse(moment);
  return Number.isNaN(expires) ? null : expires;
};
