import type { Category, Transmission } from '../listings/listingFields.ts';
import { foldAccents } from '../text/foldAccents.ts';
import type { Facts } from './knownModel.ts';
import { sizeInName } from './sizeInName.ts';

/** Engine sizes (cc, as registered) by first year of sale in Vietnam. `null`: several sizes. */
const engines: Record<string, readonly (readonly [from: number, cc: number | null])[]> = {
  'Wave Alpha': [
    [2002, 100],
    [2017, 110],
  ],
  'Wave RSX': [[2008, 110]],
  'Future Neo': [[2005, 125]],
  Future: [
    [1999, 110],
    [2005, 125],
  ],
  'Super Dream': [
    [1997, 100],
    [2013, 110],
  ],
  Dream: [[1986, 100]],
  Blade: [[2010, 110]],
  Vision: [[2011, 110]],
  Lead: [
    [2008, 110],
    [2013, 125],
  ],
  'SH Mode': [[2013, 125]],
  'Air Blade': [
    [2007, 110],
    [2013, 125],
    [2020, null],
  ],
  PCX: [
    [2011, 125],
    [2014, null],
  ],
  'Winner X': [[2019, 150]],
  Winner: [[2016, 150]],
  MSX: [[2013, 125]],
  'Sirius FI': [[2013, 115]],
  Sirius: [[1999, 110]],
  Jupiter: [
    [2001, 110],
    [2013, 115],
  ],
  Exciter: [
    [2006, 135],
    [2015, 150],
    [2021, null],
  ],
  NVX: [
    [2016, null],
    [2020, 155],
  ],
  Grande: [[2014, 125]],
  Janus: [[2016, 125]],
  Latte: [[2019, 125]],
  FreeGo: [[2019, 125]],
  Acruzo: [[2015, 125]],
  Luvias: [[2009, 125]],
  'Nouvo SX': [[2012, 125]],
  'Nouvo LX': [[2008, 135]],
  NMAX: [[2015, 155]],
  R15: [
    [2008, 150],
    [2017, 155],
  ],
  'MT-15': [[2019, 155]],
  Raider: [[2009, 150]],
  Satria: [[2007, 150]],
  Axelo: [[2012, 125]],
  Hayate: [[2006, 125]],
  Impulse: [[2014, 125]],
  Attila: [[2000, 125]],
};

/** Models that modelNames.ts lacks; all petrol, with a clutch. */
const kinds: readonly (readonly [Category, Transmission, string])[] = [
  ['dirt', 'manual', 'XR150L, XR 150, CRF, KLX, WR155, XTZ, D-Tracker'],
  ['cruiser', 'manual', 'Rebel, Vulcan, Shadow, Steed, Eliminator, Intruder, Sportster, Iron'],
  ['adventure', 'manual', 'Himalayan, Versys, Africa Twin, CB500X, CB150X, V-Strom, Transalp, TRK'],
  [
    'naked',
    'manual',
    'CB150R, CB300R, CB500F, CB650R, Duke, Z1000, Z900, Z800, Z650, Z400, MT-03, MT-07, MT-09, TFX, TNT',
  ],
  ['sport', 'manual', 'Ninja, CBR, R15, R3, Panigale, GSX-R'],
];

/** Matches models that begin with the name, with or without blanks and hyphens. No letter may follow. */
const beginsWith = (name: string) =>
  new RegExp(`^${foldAccents(name).replace(/[^a-z0-9]+/g, '[ -]?')}${/\d$/.test(name) ? '' : '(?![a-z])'}`);
const byLength = <T>(list: readonly (readonly [string, T])[]) =>
  list.toSorted(([a], [b]) => b.length - a.length).map(([name, value]) => [beginsWith(name), value] as const);
const engineRules = byLength(Object.entries(engines));
const kindRules = byLength(
  kinds.flatMap(([category, transmission, names]) =>
    names.split(', ').map((name) => [name, { category, transmission, fuel: 'gasoline' }] as const),
  ),
);

const engineOf = (model: string, year: string): number | null => {
  const generations = engineRules.find(([pattern]) => pattern.test(model))?.[1] ?? [];
  if (!/^\d{4}$/.test(year)) return generations.length === 1 ? (generations[0]?.[1] ?? null) : null;
  return generations.findLast(([from]) => from <= Number(year))?.[1] ?? null;
};

/**
 * Suggests a model's values for the form. The engine is a guess unless the model's name contains it.
 * @example usualFacts('Vision', '2021') // => { engine: '110cc', isEngineGuessed: true }
 * @example usualFacts('XR150L', '2019') // => { category: 'dirt', transmission: 'manual', fuel: 'gasoline', engine: '150cc' }
 */
export const usualFacts = (model: string, year: string): Facts => {
  const folded = foldAccents(model).trim();
  const kind = kindRules.find(([pattern]) => pattern.test(folded))?.[1];
  const isKnown = kind !== undefined || engineRules.some(([pattern]) => pattern.test(folded));
  const named = isKnown ? sizeInName(model) : null;
  if (named !== null) return { ...kind, engine: `${named}cc` };
  const guess = engineOf(folded, year);
  return { ...kind, ...(guess !== null && { engine: `${guess}cc`, isEngineGuessed: true }) };
};
