import { expect, it } from 'vitest';
import { passwordReset, passwordResetTexts } from './passwordReset.ts';

const url = 'https://vongxe.example/auth/action?mode=resetPassword&oobCode=a-b_c';

it('carries the link in both of its forms, in the language of the reader', () => {
  const email = passwordReset({ language: 'vi', url });
  expect(email.text).toContain(url);
  expect(email.html).toContain(`href="${url.replace('&', '&amp;')}"`);
  expect(email.html).toContain('<html lang="vi">');
  expect(email.subject).toBe('Đặt lại mật khẩu Vongxe');
  for (const { en, vi } of Object.values(passwordResetTexts)) expect(vi).not.toBe(en);
});
