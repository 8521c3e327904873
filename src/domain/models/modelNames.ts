import type { Category, Fuel, Transmission } from '../listings/listingFields.ts';
import { foldAccents } from '../text/foldAccents.ts';

/** What every bike of a model has in common, whatever its year. */
export type ModelFacts = { category?: Category; transmission: Transmission; fuel: Fuel };

/** A bike of a make that builds electric ones alone. */
export const electricKind = { category: 'electric', transmission: 'automatic', fuel: 'electric' } as const;

const namesOf = (names: string) => names.split(', ');
/** Models by how they change gear, as the market writes them; what follows the name, such as 125 or RSX, may be anything. */
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
 * A model without accents, capitals, spaces and marks: Air Blade and Airblade are one.
 * @example spelled('Air-Blade 125') // => 'airblade125'
 */
export const spelled = (model: string) => foldAccents(model).replace(/[^a-z0-9]/g, '');

const known = kinds
  .flatMap(([facts, names]) => names.map((name) => ({ name, facts, letters: spelled(name) })))
  .toSorted((a, b) => b.letters.length - a.letters.length);

/** All names that are known. */
export const familyNames: readonly string[] = known.map(({ name }) => name);

/** A name ends with a word, or where figures begin: sh150i is an SH, Shadow is none. */
const nameEnd = (model: string, letters: string): number | null => {
  for (let end = 1; end <= model.length; end += 1) {
    const start = spelled(model.slice(0, end));
    if (start.length > letters.length) return null;
    if (start !== letters) continue;
    return /^(?:$|[^\p{L}\p{Mn}])/u.test(model.slice(end)) ? end : null;
  }
  return null;
};

const find = (model: string) => {
  for (const { name, facts, letters } of known) {
    const end = nameEnd(model, letters);
    if (end !== null) return { name, facts, end };
  }
  return null;
};

/**
 * What a model says of a bike; nothing for one that is not known.
 * @example factsOfModel('wave alpha 110') // => { category: 'underbone', transmission: 'semi-automatic', fuel: 'gasoline' }
 */
export const factsOfModel = (model: string): ModelFacts | null => find(model.trim())?.facts ?? null;

/** The known name that a model begins with. @example familyName('airblade 125') // => 'Air Blade' */
export const familyName = (model: string): string | null => find(model.trim())?.name ?? null;

/**
 * A model in the market's spelling as far as its name is known, so that bikes of one model can be compared.
 * @example withMarketSpelling('airblade 125') // => 'Air Blade 125'
 */
export const withMarketSpelling = (model: string): string => {
  const found = find(model);
  return found ? found.name + model.slice(found.end) : model;
};
