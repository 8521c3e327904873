import { describe, expect, it } from 'vitest';
import { electricLicence, licenceFor, mayRide, readEngine } from './licence.ts';

describe('the licence for an engine', () => {
  it.each([
    ['50 cc', 'none'],
    ['109,2 cc', 'A1'],
    ['125', 'A1'],
    ['149 cc', 'A'],
    ['1.043 cc', 'A'],
    ['1.200 W', 'none'],
    ['4 kW', 'none'],
    ['7,1 kW', 'A1'],
    ['12kW', 'A'],
  ])('%s: %s', (text, licence) => {
    const engine = readEngine(text);
    expect(engine && licenceFor(engine)).toBe(licence);
  });

  it.each([
    [3, 50, 'none'],
    [3, 51, 'A1'],
    [3, null, 'none'],
    [12, 70, 'A'],
  ])('%d kW and %s km/h: %s', (kW, speed, licence) => expect(licenceFor({ kW }, speed)).toBe(licence));

  it('of an electric bike of 4 kW depends on its top speed, which may be unstated', () => {
    expect([null, undefined, 50, 51].map((speed) => electricLicence(4, speed))).toEqual([
      ...['unknown', 'unknown', 'none', 'A1'],
    ]);
    expect(electricLicence(7, null)).toBe('A1');
  });

  it.each(['', 'unknown', 'cc'])('is unknown for %j', (text) => expect(readEngine(text)).toBeNull());
});

it.each([
  ['A', 'vienna', 'A', true],
  ['A', 'vienna', 'A1', false],
  ['A1', 'vienna', 'A1', true],
  ['A1', 'geneva', 'A', false],
  ['A1', 'korea', 'A', true],
  ['A1', 'korea', 'A1', false],
  ['A1', 'vienna', 'other', false],
  ['A1', 'none', 'A', false],
  ['A', 'vietnamese', 'A', true],
] as const)('a bike that needs %s, with %s of class %s: %s', (needed, permit, held, may) =>
  expect(mayRide(needed, permit, held)).toBe(may),
);
