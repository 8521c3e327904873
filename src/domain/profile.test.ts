import { expect, it } from 'vitest';
import { buildProfile } from '../../tests/fixtures/buildProfile.ts';
import { defaultName, nameProblem, unknownName } from './profile.ts';
import { FullName, Profile } from './schemas/profile.ts';

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
