import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { termsVersion, termsVersions } from '../domain/accounts/consent.ts';

it('the version that members agree to is a day on which terms or privacy policy were revised, or an earlier one', () => {
  const days = ['terms', 'privacy', 'operating-rules'].flatMap((page) =>
    [...readFileSync(`src/content/legal/${page}.yaml`, 'utf8').matchAll(/revised: (\S+)/g)].map(
      ([, day = '']) => day,
    ),
  );
  expect(days.length).toBe(6);
  expect(termsVersion <= (days.toSorted().at(-1) ?? '')).toBe(true);
  expect([...termsVersions].toSorted()).toEqual(termsVersions);
  expect(termsVersion).toBe(termsVersions.at(-1));
});
