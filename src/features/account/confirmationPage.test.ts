import { expect, it } from 'vitest';
import { confirmationPage } from './confirmationPage.ts';

it.each([
  ['en', null, null, '/confirm-email'],
  ['vi', '/vi/sell?draft=1', null, '/vi/confirm-email?redirect=%2Fvi%2Fsell%3Fdraft%3D1'],
  ['en', '/sell', 'anh+xe@example.com', '/confirm-email?email=anh%2Bxe%40example.com&redirect=%2Fsell'],
] as const)('[S2.60] in %s, back to %s, with %s, is %s', (language, redirect, email, page) => {
  expect(confirmationPage(language, redirect, email)).toBe(page);
});
