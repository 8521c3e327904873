import { expect, it } from 'vitest';
import { type Part, parseRequest, parts, select } from './selection.ts';

const selectAll = (args: string[]) => {
  const request = parseRequest(args);
  return select(request, new Map(request.only.map((part): [Part, string[]] => [part, request.filters])));
};

it('takes everything when nothing is asked for', () => {
  const everything = selectAll([]);
  for (const part of parts) expect(everything.has(part), part).toBe(true);
  expect([everything.needsEmulators, everything.needsSite]).toEqual([true, true]);
});

it('starts no emulators for what needs none, and builds no site for rules', () => {
  const needs = (only: string) => {
    const { needsEmulators, needsSite } = selectAll(['--only', only]);
    return [needsEmulators, needsSite];
  };
  expect(needs('check,unit')).toEqual([false, false]);
  expect(needs('unit,rules')).toEqual([true, false]);
  for (const part of ['functions', 'site', 'e2e', 'engines']) expect(needs(part), part).toEqual([true, true]);
});

it('hands the rest on as names of files', () => {
  const selection = selectAll(['--only', 'site', 'listing']);
  expect(selection.has('functions')).toBe(false);
  expect(selection.filtersOf('site')).toEqual(['listing']);
});

it('names the parts when one is not known', () => {
  expect(() => parseRequest(['--only', 'browser'])).toThrow(
    /no part "browser".*rules, functions, site, e2e, engines/,
  );
});

it('takes one share of several, of which the first checks', () => {
  const second = selectAll(['--shard', '2/4']);
  expect(second.shard).toEqual({ index: 2, count: 4 });
  expect([second.has('check'), second.has('unit')]).toEqual([false, true]);
  expect(selectAll(['--shard', '1/4']).has('check')).toBe(true);
  for (const wrong of ['0/4', '5/4', '2', 'one/four', '1/0'])
    expect(() => parseRequest(['--shard', wrong]), wrong).toThrow('no share of the tests');
});

it('compares with where the branch began, or with the revision that is named', () => {
  expect(parseRequest([])).not.toHaveProperty('changedSince');
  expect(parseRequest(['--changed']).changedSince).toBeNull();
  expect(parseRequest(['--changed', 'v1.0.0'])).toMatchObject({ changedSince: 'v1.0.0', filters: [] });
});

it('leaves out what repeats others, unless all of it or a file is asked for', () => {
  const full = (args: string[]) => (['functions', 'e2e', 'engines'] as const).map(selectAll(args).isFull);
  expect(full([])).toEqual([false, false, false]);
  expect(full(['--shard', '1/4'])).toEqual([false, false, false]);
  expect(full(['--full', '--shard', '1/4'])).toEqual([true, true, true]);
  expect(full(['alerts'])).toEqual([true, true, true]);
  expect(full(['--only', 'functions'])).toEqual([true, false, false]);
});
