import type { Category, Fuel, Transmission } from '../listings/listingFields.ts';
import { foldAccents } from '../text/foldAccents.ts';

export type ModelFacts = { category?: Category; transmission: Transmission; fuel: Fuel };

/** Values of every bike whose make builds electric bikes only. */
export const electricKind = { category: 'electric', transmission: 'automatic', fuel: 'electric' } as const;

const namesOf = (names: string) => names.split(', ');
/** Models by transmission. Text may follow the name, such as 125 or RSX. */
const kinds: readonly (readonly [ModelFacts, readonly string[]])[] = [
  [
    { category: 'underbone', transmission: 'semi-automatic', fuel: 'gasoline' },
    namesOf(
      'Wave Alpha, Wave RSX, Wave, RSX, Sirius, Future, Super Dream, Dream, Blade, Jupiter, Finn, Axelo, Viva, Smash, Best, Super Cub, Cub, Angel, Elegant, Galaxy, Taurus, Espero',
    ),
  ],
  [
    { category: 'scooter', transmission: 'automatic', fuel: 'gasoline' },
    namesOf(
      'Vision, Air Blade, AB, Lead, SH Mode, SH, Vario, Click, PCX, ADV, NVX, Grande, Janus, Latte, FreeGo, Nouvo, Mio, Luvias, Cuxi, Attila, Elizabeth, Shark, Vespa, Liberty, Medley, Primavera, GTS, Zip, Fly, Impulse, Address, Burgman, Avenis, Dylan, Spacy, Scoopy, Beat, Genio, Lexi, NMAX, XMAX, TMAX, Aerox, Forza, Like, Many, Candy, Xciting, Downtown, Passing',
    ),
  ],
  [electricKind, namesOf('Feliz, Klara, Evo, Theon, Vento, Ludo, Impes')],
  [
    { transmission: 'manual', fuel: 'gasoline' },
    namesOf(
      'Exciter, Winner X, Winner, Raider, Satria, Sonic, Win, Minsk, R15, MT-15, FZ, CBR, GN, MSX, Monkey',
    ),
  ],
];

/**
 * Reduces a model to letters and digits: Air Blade equals Airblade.
 * @example spelled('Air-Blade 125') // => 'airblade125'
 */
export const spelled = (model: string) => foldAccents(model).replace(/[^a-z0-9]/g, '');

const knownNames = kinds
  .flatMap(([facts, names]) => names.map((name) => ({ name, facts, letters: spelled(name) })))
  .toSorted((a, b) => b.letters.length - a.letters.length);

export const familyNames: readonly string[] = knownNames.map(({ name }) => name);

const maxLetters = Math.max(...knownNames.map(({ letters }) => letters.length));

/** Maps each prefix of the model, reduced to letters and digits, to its end index. */
const endsIn = (model: string): Map<string, number> => {
  const ends = new Map<string, number>();
  for (let end = 1; end <= model.length; end += 1) {
    const letters = spelled(model.slice(0, end));
    if (letters.length > maxLetters) break;
    if (!ends.has(letters)) ends.set(letters, end);
  }
  return ends;
};

/** A name ends at a word's end or before digits: sh150i is an SH, Shadow is not. */
const isEnd = (model: string, end: number) => /^(?:$|[^\p{L}\p{Mn}])/u.test(model.slice(end));

const find = (model: string) => {
  const ends = endsIn(model);
  for (const { name, facts, letters } of knownNames) {
    const end = ends.get(letters);
    if (end !== undefined && isEnd(model, end)) return { name, facts, end };
  }
  return null;
};

/**
 * @example factsOfModel('wave alpha 110') // => { category: 'underbone', transmission: 'semi-automatic', fuel: 'gasoline' }
 */
export const factsOfModel = (model: string): ModelFacts | null => find(model.trim())?.facts ?? null;

/** @example familyName('airblade 125') // => 'Air Blade' */
export const familyName = (model: string): string | null => find(model.trim())?.name ?? null;

/**
 * Replaces a known name by the market's spelling, for comparisons.
 * @example withMarketSpelling('airblade 125') // => 'Air Blade 125'
 */
export const withMarketSpelling = (model: string): string => {
  const match = find(model);
  return match ? match.name + model.slice(match.end) : model;
};
