import { describe, expect, it } from 'vitest';
import { planProfile } from './planProfile.ts';

const nobody = { name: null, avatar: null };
const picture = 'https://pictures.example/anh.jpg';
const provider = { name: 'Nguyễn Ánh', avatar: picture };

describe('the profile of somebody who signs in', () => {
  it('[S7.6] is made where there is none, as User if nothing better is known', () => {
    expect(planProfile(null, nobody)).toEqual({ full_name: 'User', avatar_url: null });
    expect(planProfile(null, provider)).toEqual({ full_name: 'Nguyễn Ánh', avatar_url: picture });
  });

  it('[S7.7] gets an empty name or picture from the provider', () => {
    expect(planProfile({ full_name: '', avatar_url: picture }, provider)?.full_name).toBe('Nguyễn Ánh');
    expect(planProfile({ full_name: 'Ánh', avatar_url: null }, provider)).toEqual({
      full_name: 'Ánh',
      avatar_url: picture,
    });
  });

  it.each([
    [{ full_name: 'Ánh', avatar_url: picture }, provider],
    [{ full_name: 'Ánh', avatar_url: null }, nobody],
    [
      { full_name: 'User', avatar_url: null },
      { name: 'Nguyễn Ánh', avatar: null },
    ],
  ])('is left alone when it lacks nothing: %j', (stored, metadata) => {
    expect(planProfile(stored, metadata)).toBeNull();
  });

  it.each([
    ['Anh 1998', 'Anh'],
    ['  Lê   Văn 2 ', 'Lê Văn'],
    ['12345', 'User'],
    ['A', 'User'],
    ['Ng'.repeat(60), 'Ng'.repeat(40)],
  ])('makes of the provider’s name %j one that the rules accept: %j', (name, full_name) => {
    expect(planProfile(null, { name, avatar: null })?.full_name).toBe(full_name);
  });

  it.each(['http://pictures.example/a.jpg', 'javascript:alert(1)', `https://a.example/${'a'.repeat(500)}`])(
    'does not take the picture %j',
    (avatar) => expect(planProfile(null, { name: 'Ánh', avatar })?.avatar_url).toBeNull(),
  );
});
