import { describe, expect, it } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths, signInAgainPath, signInPath, signUpPath } from '../../paths.ts';
import { reasonsIn } from './reasonsIn.ts';
import { signInReason } from './signInReason.ts';

const reasonAt = (
  lang: Language,
  address: string,
  kindOf: (back: string) => string | undefined = () => undefined,
) => signInReason(reasonsIn(lang), new URL(address, 'https://vongxe.example').searchParams, kindOf);

describe.each([
  [paths.messages, 'Sign in or sign up to read your messages', 'Đăng nhập hoặc đăng ký để xem tin nhắn'],
  [
    `${paths.messages}?thread=1`,
    'Sign in or sign up to read your messages',
    'Đăng nhập hoặc đăng ký để xem tin nhắn',
  ],
  [
    `${paths.alerts}?make=Honda&location=Hue`,
    'Sign in or sign up to get alerts about new bikes',
    'Đăng nhập hoặc đăng ký để nhận thông báo xe mới',
  ],
  [paths.sell, 'Sign in or sign up to list your bike', 'Đăng nhập hoặc đăng ký để đăng tin bán xe'],
  [
    paths.editListing('abc'),
    'Sign in or sign up to list your bike',
    'Đăng nhập hoặc đăng ký để đăng tin bán xe',
  ],
  [
    `${paths.listing('honda-wave')}#contact`,
    'Sign in or sign up to message the seller',
    'Đăng nhập hoặc đăng ký để nhắn tin cho người bán',
  ],
  [
    `${paths.listing('honda-wave')}#ask-report`,
    'Sign in or sign up to report this listing',
    'Đăng nhập hoặc đăng ký để báo cáo tin này',
  ],
  [
    '/share-kit?listing=abc',
    'Sign in or sign up to manage your listings',
    'Đăng nhập hoặc đăng ký để quản lý tin đăng',
  ],
  [paths.home, undefined, undefined],
  [paths.listing('honda-wave'), undefined, undefined],
] as const)('[S6.7] whoever is asked to sign in to go to %s', (back, en, vi) => {
  it.each([
    ['en', en],
    ['vi', vi],
  ] as const)('reads why, on both ways in (%s)', (lang, words) => {
    expect(reasonAt(lang, signInPath(lang, localize(lang, back)))).toBe(words);
    expect(reasonAt(lang, signUpPath(lang, localize(lang, back)))).toBe(words);
  });
});

it('a heart is a reason, where one was pressed on the page to come back to', () => {
  const kindOf = (page: string) => (page === '/vi?q=wave' ? 'like' : undefined);
  expect(reasonAt('vi', signInPath('vi', '/vi?q=wave'), kindOf)).toBe('Đăng nhập hoặc đăng ký để lưu xe này');
  expect(reasonAt('vi', signInPath('vi', '/vi'), kindOf)).toBeUndefined();
});

it('a session that has ended is the reason, wherever somebody is to go', () => {
  expect(reasonAt('en', signInAgainPath('en', paths.messages))).toBe(
    'Please sign in again. Your session has ended.',
  );
  expect(reasonAt('vi', signInAgainPath('vi', '/vi/messages'))).toBe(
    'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  );
});

it.each([
  '/auth',
  '/auth?redirect=',
  '/auth?redirect=https://evil.example/x',
  '/auth?redirect=//',
  '/auth?redirect=x',
])('there is none at %s', (address) => {
  expect(reasonAt('en', address)).toBeUndefined();
});
