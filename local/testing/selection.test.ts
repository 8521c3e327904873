import { expect, it } from 'vitest';
import { parseSelection } from './selection.ts';

it('takes everything when nothing is asked for', () => {
  const everything = parseSelection([]);
  for (const part of ['check', 'unit', 'rules', 'functions', 'site', 'e2e'] as const)
    expect(everything.has(part), part).toBe(true);
});

it('starts no emulators for what needs none', () => {
  expect(parseSelection(['--only', 'check,unit']).needsSuite).toBe(false);
  for (const part of ['rules', 'site', 'e2e']) expect(parseSelection(['--only', part]).needsSuite).toBe(true);
});

it('hands the rest on as names of files', () => {
  const selection = parseSelection(['--only', 'site', 'listing']);
  expect(selection.has('functions')).toBe(false);
  expect(selection.filters).toEqual(['listing']);
});

it('names the parts when one is not known', () => {
  expect(() => parseSelection(['--only', 'browser'])).toThrow(
    /no part "browser".*rules, functions, site, e2e/,
  );
});
