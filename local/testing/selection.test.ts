import { expect, it } from 'vitest';
import { parseSelection } from './selection.ts';

it('takes everything when nothing is asked for', () => {
  const everything = parseSelection([]);
  expect(everything.emulatedFolders).toEqual(['tests/functions/', 'tests/site/']);
  expect(everything.has('check') && everything.has('unit') && everything.has('e2e')).toBe(true);
});

it('starts no emulators for what needs none', () => {
  expect(parseSelection(['--only', 'check,unit']).needsSuite).toBe(false);
  for (const part of ['rules', 'site', 'e2e']) expect(parseSelection(['--only', part]).needsSuite).toBe(true);
});

it('hands the rest on as names of files', () => {
  const selection = parseSelection(['--only', 'site', 'listing']);
  expect(selection).toMatchObject({ emulatedFolders: ['tests/site/'], filters: ['listing'] });
});

it('names the parts when one is not known', () => {
  expect(() => parseSelection(['--only', 'browser'])).toThrow(
    /no part "browser".*rules, functions, site, e2e/,
  );
});
