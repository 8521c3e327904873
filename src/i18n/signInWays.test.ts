import { expect, it } from 'vitest';
import { everySignIn } from '../../tests/fixtures/signInWays.ts';
import { signInWays } from './signInWays.ts';

it.each(everySignIn)('the privacy policy says of %s who learns what, and of no other way', (name, ways) => {
  const first = { email: 'Email', phone: 'Phone', google: 'Google', facebook: 'Facebook', zalo: 'Zalo' };
  const named = signInWays('en', ways).map((sentence) => sentence.split(/[ :]/)[0]);
  expect(named).toEqual(name.split(', ').map((way) => first[way as keyof typeof first]));
  expect(signInWays('vi', ways)).toHaveLength(named.length);
});
