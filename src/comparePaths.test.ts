import { expect, it } from 'vitest';
import { comparedPath, isCanonical, readCompared } from './comparePaths.ts';
import { addressIn } from './landingPaths.ts';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['bikes=wave,vision', ['wave', 'vision']],
  ['bikes=wave&bikes=vision', ['wave', 'vision']],
  ['bikes=wave,,%20vision%20,wave&bikes=vision', ['wave', 'vision']],
  ['bikes=wave,%20vision%20', ['wave', 'vision']],
  ['', []],
  ['bikes=', []],
  ['bike=wave', []],
  ['bikes=Wave,-vision,%22%3E%3Cscript%3E,..%2F..,xe-s%E1%BB%91,wave', ['wave']],
  [`bikes=${'a'.repeat(161)},wave`, ['wave']],
])('%s names %j', (text, slugs) => {
  expect(readCompared(query(text))).toEqual(slugs);
});

it('an address names twelve bikes at most', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => `bike-${n}`);
  expect(readCompared(query(`bikes=${many.join()}`))).toEqual(many.slice(0, 12));
});

it('a comparison has one address, which its twin keeps', () => {
  expect(comparedPath(['wave', 'vision'])).toBe('/compare?bikes=wave,vision');
  expect(comparedPath([])).toBe('/compare');
  expect(addressIn('vi', comparedPath(['wave', 'vision']))).toBe('/vi/compare?bikes=wave,vision');
});

it.each([
  ['bikes=wave,vision', true],
  ['bikes=wave%2Cvision', true],
  ['', true],
  ['bikes=wave&bikes=vision', false],
  ['bikes=wave,wave', false],
  ['bikes=wave,Vision', false],
  ['bikes=wave&fbclid=1', false],
  ['bikes=', false],
  ['x=1', false],
])('%j is the one way to name its bikes: %s', (text, is) => {
  expect(isCanonical(query(text))).toBe(is);
});

it('whatever is asked leads to its one address in a step', () => {
  for (const text of ['bikes=a&bikes=b', 'bikes=a,a', 'x=1&bikes=,a', 'bikes=']) {
    const to = new URL(comparedPath(readCompared(query(text))), 'https://here.example');
    expect(isCanonical(to.searchParams)).toBe(true);
  }
});
