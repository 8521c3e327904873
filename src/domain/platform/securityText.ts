import { paths, securityPolicyPath, securityTextPath } from '../../paths.ts';
import { day } from '../time/time.ts';

/** RFC 9116 recommends less than a year. Deployments renew the file. */
export const securityTextDays = 360;

/**
 * security.txt: where to report a vulnerability (RFC 9116).
 * @param site public origin, and the address for reports
 * @param operator line that names who runs the site, or ''
 * @param now time of the build, in milliseconds
 */
export const securityText = (
  { origin, email }: { origin: string; email: string },
  languages: readonly string[],
  operator: string,
  now: number,
): string => {
  // Whole days: builds of one day are identical.
  const expires = new Date((Math.floor(now / day) + securityTextDays) * day);
  return [
    ...(operator ? [`# ${operator}`] : []),
    `Contact: mailto:${email}?subject=Security`,
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${securityTextPath}`,
    `Policy: ${origin}${securityPolicyPath}`,
    '',
  ].join('\n');
};

/** Expiry in milliseconds; null if the file has none. */
export const expiryOfSecurityText = (text: string): number | null => {
  const [, moment = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const expires = Date.parse(moment);
  return Number.isNaN(expires) ? null : expires;
};
