import { doc, setDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { Profile } from '../../src/domain/accounts/profile.schema.ts';
import { blankTexts } from '../fixtures/blankTexts.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { fresh, now, stored, yesterday } from './documents.ts';
import { openRulebook, type Standing } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('profiles');
const { allows, denies } = book;
const profile = (changes: object = {}) => ({ ...fresh(buildProfile()), ...changes });
const save = (data: object, id = 'buyer', standing: Standing = 'confirmed') =>
  setDoc(doc(book.as('buyer', standing), 'profiles', id), data);

describe('[S3.16] a profile', () => {
  beforeEach(() => book.place(scene));

  it.each<[Standing, boolean]>([
    ['confirmed', true],
    ['unconfirmed', true],
    ['unnamed', true],
    ['operator', false],
  ])('is created by its owner, %s: %s', (standing, isTaken) =>
    (isTaken ? allows : denies)(save(profile(), 'buyer', standing)),
  );
  it.each<Standing>(['confirmed', 'unconfirmed'])('of somebody else is closed (%s)', (standing) =>
    denies(save(profile(), 'seller', standing)),
  );

  const joined = ['Mai.Linh', 'Minh.Anh', 'Lan/Huệ', 'Lan / Huệ'.normalize('NFD'), 'Đ.T.Hà', 'Trần Bảo Mật'];
  const rows = [
    ...['An', 'User', 'Nguyễn Văn An', "O'Neil-Smith", 'a'.repeat(80), '李小龙'].map((value) => ({
      value,
      good: true,
    })),
    ...[
      'Nguyễn Văn A.',
      'Mr.Nam',
      'Chị.Hà',
      'J.R.R. Tolkien',
      'Dr. Smith',
      'علی‌رضا',
      'Lan Võng',
      ...joined,
    ].map((value) => ({
      value,
      good: true,
    })),
    ...[
      '',
      'A',
      'a'.repeat(81),
      'An 2',
      '0912345678',
      '🏍',
      '🏍'.repeat(41),
      'An\nBcc: x',
      'An\u0000B',
      'An\u2028B',
      'An ٠٩١',
      'An ①',
      'WIN MONEY: here',
      'An/Zalo',
      'an@example',
      'a\\b',
      'An xe.vn',
      'Mr.Nam xe.vn',
      'Mr.Nam/x',
      'Mai.Linh.com',
      'zalo.me.Linh',
      'Lan.vn/Huệ',
      'Lan//Huệ',
      '/Lan',
      'Lan/',
      'An\u202eB',
      'An\u200bB',
      'An\u2066B',
      ...blankTexts,
      'An\u3164B',
      'An\u034fB',
      'Vongxe',
      'VONGXE Support',
      'vong-xe',
      5,
      null,
    ].map((value) => ({ value, good: false })),
  ];
  it.each(rows)(
    '[S5.31] [S3.17] with the name $value: $good, in schema and rules',
    async ({ value, good }) => {
      expect(Profile.safeParse({ ...stored(buildProfile()), full_name: value }).success).toBe(good);
      await (good ? allows : denies)(save(profile({ full_name: value })));
    },
  );
  it.each([' An', 'An ', '\u00a0An', '   '])(
    'takes a name only as the schema leaves it, not %o',
    (full_name) => denies(save(profile({ full_name }))),
  );

  const picture = 'https://lh3.example.com/a';
  const pictures = [
    ...[null, picture, picture.padEnd(500, 'x')].map((value) => ({ value, good: true })),
    ...[
      '',
      'http://a.example/x',
      'javascript:alert(1)',
      'https://',
      'https://a b',
      picture.padEnd(501, 'x'),
      'https://a\u00a0b',
      ` ${picture}`,
      5,
    ].map((value) => ({ value, good: false })),
  ];
  it.each(pictures)('with the picture $value: $good, in schema and rules', async ({ value, good }) => {
    expect(Profile.safeParse({ ...stored(buildProfile()), avatar_url: value }).success).toBe(good);
    await (good ? allows : denies)(save(profile({ avatar_url: value })));
  });

  it.each([
    ["an operator's claim", profile({ operator: true })],
    ['[S5.32] an e-mail address', profile({ email: 'x@example.com' })],
    ['a time of its own', profile({ updated_at: yesterday() })],
    ['no picture field', { full_name: 'An', updated_at: now() }],
    ['no time', { full_name: 'An', avatar_url: null }],
  ])('is refused with %s', (_, data) => denies(save(data)));
});
