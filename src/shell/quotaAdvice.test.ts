import { expect, it, vi } from 'vitest';
import { quotaLimit } from '../firebase/quotaLimit.ts';
import { quotaLeft } from './quotaAdvice.ts';

vi.mock('../firebase/quotaLimit.ts', () => ({ quotaLimit: vi.fn() }));

it.each([
  ['en', 'listing', 3, 'Confirm your phone number', '/profile#phone'],
  ['vi', 'question', 20, 'Xác nhận số điện thoại', '/vi/profile#phone'],
  ['en', 'listing', 10, 'Contact us', '/contact'],
  ['vi', 'reply', 60, 'Liên hệ với chúng tôi', '/vi/contact'],
] as const)('in %s, %s of at most %i is raised by: %s', async (lang, kind, limit, label, href) => {
  vi.mocked(quotaLimit).mockResolvedValueOnce(limit);
  expect((await quotaLeft(lang, kind, 1)).link).toEqual({ label, href });
});
