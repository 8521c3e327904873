import { expect, it } from 'vitest';
import { confirmationPage } from './confirmationPage.ts';

it.each([
  ['en', null, null, true, '/confirm-email'],
  ['en', '/sell', null, false, '/confirm-email?redirect=%2Fsell&unsent=1'],
  ['vi', '/vi/sell?draft=1', null, true, '/vi/confirm-email?redirect=%2Fvi%2Fsell%3Fdraft%3D1'],
  ['en', '/sell', 'anh+xe@example.com', true, '/confirm-email?email=anh%2Bxe%40example.com&redirect=%2Fsell'],
] as const)(
  '[S2.60] in %s, back to %s, with %s, sent: %s, is %s',
  (language, redirect, email, sent, page) => {
    expect(confirmationPage(language, redirect, email, sent)).toBe(page);
  },
);
