import { expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import { type Texts, translate, type Values } from '../texts.ts';
import { accountMenu } from './accountMenu.ts';
import { alerts } from './alerts.ts';
import { bike } from './bike.ts';
import { browse } from './browse.ts';
import { likes } from './likes.ts';
import { signInPrompt } from './signInPrompt.ts';
import { signInReason } from './signInReason.ts';
import { ui } from './ui.ts';

// Some browser tests (tests/e2e) run in one language only. This test checks the texts of the other language.
it.each<[lang: Language, words: string, texts: Texts, key: string, values?: Values]>([
  ['en', 'Semi-automatic', bike, 'semi-automatic'],
  ['en', 'Scooter', bike, 'scooter'],
  ['en', 'Sold', bike, 'sold'],
  ['en', 'Hide sold bikes', browse, 'hideSold'],
  ['en', 'Show sold bikes', browse, 'showSold'],
  ['en', 'Clear filters', browse, 'clear'],
  ['en', 'Remove filter: Honda', browse, 'removeFilter', { filter: 'Honda' }],
  ['en', 'Photo size', browse, 'cardSize'],
  ['en', 'Large photos', browse, 'cardSize.large'],
  ['en', 'Small photos', browse, 'cardSize.compact'],
  ['en', '1,296 rides available', browse, 'heading', { count: 1_296 }],
  ['en', 'Show 1 bike', browse, 'applyCount', { count: 1 }],
  ['en', 'Show 2 bikes', browse, 'applyCount', { count: 2 }],
  ['en', 'up to 590M', browse, 'atMost', { to: '590M' }],
  ['vi', 'Bỏ “dưới 2 triệu”: có 7 xe', browse, 'dropFilter', { filter: 'dưới 2 triệu', count: 7 }],
  ['en', 'Please sign in to message the seller', signInPrompt, 'contact'],
  ['en', 'Sign in', signInPrompt, 'signIn'],
  ['en', 'Create a free account', signInPrompt, 'signUp'],
  ['vi', 'Đăng nhập để lưu xe yêu thích.', signInPrompt, 'favorite'],
  ['vi', 'Đăng nhập hoặc đăng ký để lưu xe này', signInReason, 'like'],
  ['vi', 'Đăng nhập hoặc đăng ký để nhận thông báo xe mới', signInReason, 'alert'],
  ['vi', 'Bạn cần đăng nhập', signInPrompt, 'title'],
  ['vi', 'Đăng nhập để tạo thông báo xe mới.', signInPrompt, 'alert'],
  ['vi', 'Đăng nhập', signInPrompt, 'signIn'],
  ['vi', 'Đã lưu vào xe yêu thích', likes, 'liked'],
  ['vi', 'Chưa bỏ thích được', likes, 'unlikeFailed'],
  ['vi', 'Không tải được danh sách xe yêu thích.', likes, 'loadFailed'],
  ['vi', 'Vui lòng thử lại.', ui, 'tryAgain'],
  ['vi', 'Không tải được dữ liệu. Vui lòng thử lại.', ui, 'loadFailed'],
  ['vi', 'Chưa đăng xuất được. Vui lòng thử lại.', accountMenu, 'logoutFailed'],
  ['en', 'Alert deleted', alerts, 'deleted'],
  ['en', 'Please type a price such as 12,500,000 or 12.5 million.', ui, 'unclearMoney'],
])('in %s a journey reads “%s”', (lang, words, texts, key, values) =>
  expect(translate(lang, texts)(key, values)).toBe(words),
);
