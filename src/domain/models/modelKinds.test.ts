import { expect, it } from 'vitest';
import { factsOfModel, withMarketSpelling } from './modelNames.ts';

// Lists all known names, to notice removed ones.
const underbones =
  'Wave Alpha, Wave RSX, Wave, RSX, Sirius, Future, Super Dream, Dream, Blade, Jupiter, Finn, Axelo, Viva, Smash, Best, Super Cub, Cub, Angel, Elegant, Galaxy, Taurus, Espero';
const scooters =
  'Vision, Air Blade, AB, Lead, SH Mode, SH, Vario, Click, PCX, ADV, NVX, Grande, Janus, Latte, FreeGo, Nouvo, Mio, Luvias, Cuxi, Attila, Elizabeth, Shark, Vespa, Liberty, Medley, Primavera, GTS, Zip, Fly, Impulse, Address, Burgman, Avenis, Dylan, Spacy, Scoopy, Beat, Genio, Lexi, NMAX, XMAX, TMAX, Aerox, Forza, Like, Many, Candy, Xciting, Downtown, Passing';
const each = (names: string) => names.split(', ');

it.each(each(underbones))('%s is an underbone, gears without a clutch', (model) => {
  expect(factsOfModel(model)).toEqual({
    category: 'underbone',
    transmission: 'semi-automatic',
    fuel: 'gasoline',
  });
});

it.each(each(scooters))('%s is a scooter', (model) => {
  expect(factsOfModel(`${model} 125`)).toEqual({
    category: 'scooter',
    transmission: 'automatic',
    fuel: 'gasoline',
  });
});

it.each(each('Feliz, Klara, Evo, Theon, Vento, Ludo, Impes'))('%s is electric', (model) => {
  expect(factsOfModel(` ${model} S `)).toEqual({
    category: 'electric',
    transmission: 'automatic',
    fuel: 'electric',
  });
});

it.each(
  each('Exciter, Winner X, Winner, Raider, Satria, Sonic, Win, Minsk, R15, MT-15, FZ, CBR, GN, MSX, Monkey'),
)('%s has a clutch, whatever its kind', (model) => {
  expect(factsOfModel(model)).toEqual({ transmission: 'manual', fuel: 'gasoline' });
});

it.each([
  ['sh150i', 'SH150i'],
  ['SHADOW', 'SHADOW'],
  ['airblade 125', 'Air Blade 125'],
  ['wave  rsx', 'Wave RSX'],
  ['winnerx', 'Winner X'],
  ['Đrim', 'Đrim'],
  ['mt15', 'MT-15'],
])('%s is spelled %s', (model, spelling) => expect(withMarketSpelling(model)).toBe(spelling));
