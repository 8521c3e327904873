import { readNumber } from '../listings/listing.ts';

/** Licence classes since 1 January 2025. */
export type Licence = 'none' | 'A1' | 'A';

export type EngineSize = { cc: number } | { kW: number };

/** @example readEngine('1.200 W') // => { kW: 1.2 } */
export const readEngine = (text: string): EngineSize | null => {
  const [, size = '', unit = ''] = /(\d+(?:[.,]\d+)*)\s*(cc|kW|W)?\b/i.exec(text) ?? [];
  if (size === '') return null;
  const number = readNumber(size);
  if (/^kw$/i.test(unit)) return { kW: number };
  return /^w$/i.test(unit) ? { kW: number / 1000 } : { cc: number };
};

/** Does the cheaper insurance apply, for bikes under 50 cc or electric? */
export const isSmallEngine = (engine: EngineSize | null): boolean =>
  engine !== null && (!('cc' in engine) || engine.cc < 50);

const limits = { cc: [50, 125], kW: [4, 11] } as const;

/** Faster bikes (km/h) need a licence, whatever their power (law 36/2024, article 34). */
export const mopedSpeed = 50;

/** @example licenceFor({ kW: 3 }, 70) // => 'A1' */
export const licenceFor = (engine: EngineSize, topSpeed?: number | null): Licence => {
  const [size, [none, small]] = 'cc' in engine ? [engine.cc, limits.cc] : [engine.kW, limits.kW];
  if (size <= none) return topSpeed && topSpeed > mopedSpeed ? 'A1' : 'none';
  return size <= small ? 'A1' : 'A';
};

/**
 * `unknown` if the power is small and the speed is not stated.
 * @example electricLicence(3, null) // => 'unknown'
 */
export const electricLicence = (kW: number, topSpeed: number | null | undefined): Licence | 'unknown' => {
  const licence = licenceFor({ kW }, topSpeed);
  return licence === 'none' && !topSpeed ? 'unknown' : licence;
};

export const permits = ['vietnamese', 'vienna', 'korea', 'geneva', 'none'] as const;
export type Permit = (typeof permits)[number];
export const permitClasses = ['A', 'A1', 'other'] as const;
export type PermitClass = (typeof permitClasses)[number];

export const mayRide = (needed: 'A1' | 'A', permit: Permit, held: PermitClass): boolean => {
  if (permit === 'geneva' || permit === 'none' || held === 'other') return false;
  if (permit === 'korea') return held === 'A';
  return held === 'A' || needed === 'A1';
};
