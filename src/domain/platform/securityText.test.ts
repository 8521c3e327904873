import { expect, it } from 'vitest';
import { day } from '../time/time.ts';
import { expiryOfSecurityText, securityText } from './securityText.ts';

const site = { origin: 'https://www.your-site.vn', email: 'hello@your-site.vn' };
const now = Date.UTC(2026, 10, 26, 13, 30);

it('is what RFC 9116 asks for, of this installation', () =>
  expect(securityText(site, ['en', 'vi'], 'A Company, Hanoi.', now)).toBe(
    '# A Company, Hanoi.\n' +
      'Contact: mailto:hello@your-site.vn?subject=Security\n' +
      'Contact: https://www.your-site.vn/contact\n' +
      'Expires: 2027-11-21T00:00:00.000Z\n' +
      'Preferred-Languages: en, vi\n' +
      'Canonical: https://www.your-site.vn/.well-known/security.txt\n' +
      'Policy: https://www.your-site.vn/security-policy.txt\n',
  ));

it('expires in less than a year, and is the same all day', () => {
  const expires = expiryOfSecurityText(securityText(site, ['en'], '', now)) ?? 0;
  expect((expires - now) / day).toBeGreaterThan(358);
  expect((expires - now) / day).toBeLessThan(365);
  expect(securityText(site, ['en'], '', now + 10 * 3_600_000)).toBe(securityText(site, ['en'], '', now));
});

it('without a valid date it has no expiry', () => {
  expect(expiryOfSecurityText('Contact: mailto:a@b.vn\n')).toBeNull();
  expect(expiryOfSecurityText('Expires: soon\n')).toBeNull();
});
