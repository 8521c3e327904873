import { expect, it } from 'vitest';
import { buildProfile } from '../../../tests/fixtures/buildProfile.ts';
import { FullName, Profile } from './profile.schema.ts';
import { anonymousSeller, cleanName, defaultName, knownName, nameProblem, unknownName } from './profile.ts';

it.each(['An', 'Nguyễn Văn An', "O'Neil-Smith", 'a'.repeat(80), defaultName])(
  '[S5.31] %s is a name',
  (name) => {
    expect(FullName.parse(name)).toBe(name);
    expect(nameProblem(name)).toBeNull();
  },
);
it('is trimmed', () => {
  expect(FullName.parse('  An\u00a0')).toBe('An');
  expect(nameProblem('  An\u00a0')).toBeNull();
});
it.each([
  ['', 'short'],
  ['A', 'short'],
  ['  A  ', 'short'],
  ['a'.repeat(81), 'long'],
  ['An 2', 'digits'],
  ['An\r\nBcc: x', 'digits'],
])('[S5.3] [S5.31] %o is no name: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
  expect(FullName.safeParse(name).success).toBe(false);
});

const people = [
  ...[
    'Nguyễn Thị Minh Khai',
    'Nguyễn Văn A.',
    'Đặng Lê Nguyên Vũ',
    'Trần Hưng Đạo',
    'Lê Thị Hồng Gấm',
    'Đỗ Mười',
  ],
  ...['Phạm Nhật Vượng', 'Bùi Thị Xuân', 'Hồ Trọng Nghĩa', 'Trần Quân Trí', 'Nguyễn Quang Trị', 'Tống Đại'],
  ...['Nguyễn Thị Diệu Hạnh', 'Dieu Hanh', 'Ngô Bảo Châu', 'Huỳnh Thúc Kháng', 'Lý Hệ', 'Võ Nguyên Giáp'],
  ...[
    'Tôn Nữ Thị Ninh',
    'Y Moan Êñuôl',
    "H'Hen Niê",
    'K’sor Phước',
    'Nguyen Van Teo',
    'Lan',
    'Tí',
    'Anh Tuấn',
  ],
  ...['Ms Hà', 'Ms.Hà', 'Mr.Nam', 'A.Tuấn', 'Chị Lan Gò Vấp', 'Tuấn (Đà Nẵng)', 'Minh Honda', 'Cường xe máy'],
  ...[
    "O'Brien",
    'O’Neil-Smith',
    'Jean-Luc',
    'Jean-Luc Picard',
    'Dr. Smith',
    'J.R.R. Tolkien',
    'Martin Luther King, Jr.',
  ],
  ...[
    'José María Aznar',
    'Zoë Müller',
    'Łukasz Żak',
    'Søren Ås',
    'Gökçe İnan',
    'Renée d’Arcy',
    'van der Berg',
  ],
  ...['Сергей Иванов', 'Γιώργος Παπαδόπουλος', '李小龙', '김민수', 'さくら', 'สมชาย', 'علی‌رضا', 'Anna-Maria'],
  ...['Chad Min', 'Stafford Lee', 'Noah Bankes', 'Oscar Teamer', 'Thông Hệ Minh', 'Vòng A Sáng'],
];
it('a person may be called what people are called', () => {
  expect(people.length).toBeGreaterThanOrEqual(60);
  for (const name of people) expect([name, nameProblem(name)]).toEqual([name, null]);
});

it.each([
  ['WIN 100M: https://phish.example/claim', 'digits'],
  ['Lan ０９１２', 'digits'],
  ['Lan ①②', 'digits'],
  ['Lan ٠٩١', 'digits'],
  ['WIN MONEY: https://phish.example', 'address'],
  ['Lan xe.vn', 'address'],
  ['lan@example.com', 'address'],
  ['\u202enaL', 'hidden'],
  ['Lan\u200bSupport', 'hidden'],
  ['La\u2060n', 'hidden'],
  ['Vongxe Support', 'official'],
  ['Vоngхе', 'official'],
  ['Hỗ trợ', 'official'],
  ['Αdmin', 'official'],
])('%j is no name: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
  expect(FullName.safeParse(name).success).toBe(false);
});

it('the replacements of an unknown name are acceptable', () => {
  for (const name of [defaultName, unknownName, anonymousSeller]) expect(nameProblem(name)).toBeNull();
});

it.each([
  ['Lan', 'Lan'],
  ['Vongxe Support', 'Unknown'],
  ['xe.vn', 'Unknown'],
  [undefined, 'Unknown'],
])('[S3.23] others read %j as %j', (name, read) => expect(knownName(name)).toBe(read));

it.each([
  ['Lan  1990', 'Lan'],
  ['  Lan\u00a0Anh ', 'Lan Anh'],
  ['a'.repeat(90), 'a'.repeat(80)],
  ['Vongxe 247', null],
  ['https://x.example', null],
  ['247', null],
  [null, null],
])('the name %j of an account is used as %j', (name, used) => expect(cleanName(name)).toBe(used));

it.each([
  { email: 'x@example.com' },
  { operator: true },
  { avatar_url: 'http://a.example' },
  { avatar_url: 'javascript:x' },
])('[S3.16] a profile is refused with %o', (changes) => {
  expect(Profile.safeParse(buildProfile()).success).toBe(true);
  expect(Profile.safeParse({ ...buildProfile(), ...changes }).success).toBe(false);
});
it('[S3.17] [S3.23] has a name where none is known', () => {
  expect([defaultName, unknownName]).toEqual(['User', 'Unknown']);
});
