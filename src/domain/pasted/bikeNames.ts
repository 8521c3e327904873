import { type Make, makes } from '../models/makes.ts';
import { makeCalled, modelMakes } from '../models/modelMakes.ts';
import { factsOfModel, spelled } from '../models/modelNames.ts';
import { nicknamesOf } from '../models/nicknames.ts';

/** Models recognized in advertisements only; price pages and the form don't need them. */
const moreModels: Partial<Record<Make, string>> = {
  Honda:
    'Wave S, Wave RS, Wave ZX, Dream II, Click Exceed, SCR, CT125, Future X, Astrea, Chaly, Dio, Giorno, Nova, LA250, CRF250L, CRF300L, CB500, Airwave',
  Yamaha:
    'Mio Classico, Mio Ultimo, Mio Amore, Mio M3, Jupiter Gravita, Jupiter MX, Jupiter RC, Cygnus, Crypton, Spark, Yaz, FZ150i, FreeGo S, Force, Majesty, Exciter RC, Exciter GP, XTZ, YBR',
  Suzuki:
    'Hayate, Amity, Shogun, Revo, X-Bike, FX125, RGV, Sky Drive, Skywave, SV650, GSX-R150, GSX-S150, GSX-R1000, EN150, Bandit 150',
  SYM: 'Elite, Joyride, Magic, Amigo, Enjoy, Fancy, Sanda, EZ, Attila Power, Angela, Galaxy Sport',
  Triumph: 'Bonneville T100, Bonneville T120, Tiger 900, Scrambler 900',
  KTM: '390 Adventure, 250 Adventure, 390 Duke, 250 Duke, 200 Duke',
  Benelli: 'TNT 15, TNT 25, TNT 125, TNT 135, TNT 300, TNT 600',
  Kymco: 'Zing, Solona, Candy Hermosa, Like Many, Vivio, Jockey SR',
  VinFast:
    'Theon S, Feliz Neo, Feliz Lite, Evo Neo, Evo Lite, Evo 200 Lite, Evo Grand, Klara Neo, Vero X, Drgnfly, Flazz, ZGoo',
};

type OtherMake = { name: string; isElectric: boolean; models: string };
/** Makes missing in the form, so sellers type them (D18). */
const otherMakes: readonly OtherMake[] = [
  {
    name: 'Yadea',
    isElectric: true,
    models:
      'Odora S, Odora, Xmen Neo, Xmen, Ulike, Voltguard, Orla, Orris, Ossy, Oris, iGo, Buye, Vekoo, Velax, Icute, M6i, E3, G5, Ocean, Vigor',
  },
  { name: 'Dat Bike', isElectric: true, models: 'Weaver 200, Weaver, Quantum' },
  { name: 'Pega', isElectric: true, models: 'AuraS, Aura, NewTech, eSH, Zinger, Xmen, Cap A' },
  { name: 'Dibao', isElectric: true, models: 'Gogo, Pansy, Jeek, Nami' },
  { name: 'Osakar', isElectric: true, models: 'Gogo, Nispa' },
  { name: 'Selex', isElectric: true, models: 'Camel' },
  { name: 'Minsk', isElectric: false, models: 'Minsk 125, Minsk 150, Minsk' },
  { name: 'Peugeot', isElectric: false, models: 'Django, Speedfight, Tweet' },
  { name: 'Daelim', isElectric: false, models: '' },
  { name: 'Lambretta', isElectric: false, models: 'V200, V125, X300' },
  { name: 'GPX', isElectric: false, models: 'Demon, Legend, Drone' },
  { name: 'Keeway', isElectric: false, models: '' },
  { name: 'Hyosung', isElectric: false, models: '' },
  { name: 'Voge', isElectric: false, models: '' },
  { name: 'Jawa', isElectric: false, models: '' },
  { name: 'Ural', isElectric: false, models: '' },
  { name: 'Simson', isElectric: false, models: '' },
];

export type NamedModel = { make: string; name: string; letters: string };
const modelsOf = (make: string, names: string): NamedModel[] =>
  names === '' ? [] : names.split(', ').map((name) => ({ make, name, letters: spelled(name) }));

/** Models with their names reduced to letters, longest first. */
export const models: readonly NamedModel[] = [
  ...modelMakes,
  ...Object.entries(moreModels).flatMap(([make, names]) => modelsOf(make, names)),
  ...otherMakes.flatMap(({ name, models: names }) => modelsOf(name, names)),
].toSorted((a, b) => b.letters.length - a.letters.length);

export const nicknames: readonly NamedModel[] = modelMakes
  .flatMap(({ make, name }) =>
    nicknamesOf({ make: '', model: name, cc: null })
      .split(' ')
      .filter((letters) => letters !== '')
      .map((letters) => ({ name, letters, make })),
  )
  // Shortest model name first: the nickname "Cup" means Cub, not a longer name.
  .toSorted((a, b) => a.name.length - b.name.length);

export const fullNames: Readonly<Record<string, string>> = { AB: 'Air Blade' };

const makeNames = [...makes, ...otherMakes.map(({ name }) => name)].map((make) => ({
  make,
  letters: spelled(make),
}));
/** @example makeNamed('kawa') // => 'Kawasaki' */
export const makeNamed = (letters: string): string | null =>
  makeNames.find((entry) => entry.letters === letters)?.make ?? (letters ? makeCalled(letters) : null);

const electricMakes = new Set([
  'VinFast',
  ...otherMakes.filter((make) => make.isElectric).map(({ name }) => name),
]);
export const isElectricMake = (make: string): boolean => electricMakes.has(make);
/** @example isElectricBike({ make: 'VinFast', model: '' }) // => true */
export const isElectricBike = ({ make, model }: { make: string; model: string }): boolean =>
  isElectricMake(make) || factsOfModel(model)?.fuel === 'electric';
/**
 * Is the model known to run on petrol?
 * @example isPetrolBike({ make: 'Honda', model: 'ICON e' }) // => false
 */
export const isPetrolBike = ({ make, model }: { make: string; model: string }): boolean =>
  !isElectricBike({ make, model }) &&
  (factsOfModel(model) !== null ||
    modelMakes.some((one) => one.make === make && spelled(model).startsWith(one.letters)));

const misspellings: Record<string, string> = Object.fromEntries(
  Object.entries({
    attila: 'atila attilla atilla attlia atilavictoria',
    elizabeth: 'elizabet elisabeth elizabeht elizabel',
    victoria: 'vitoria',
    exciter: 'exiter exicter ecxiter exiciter exeter exster exceter',
    winner: 'winer winnner vinner',
    sirius: 'sirus siriut sirrus serius siruis xirius sirut',
    airblade: 'airblase airblead ariblade airbalde airplade airblde airbade erblade',
    vision: 'vission visson vison vizion',
    jupiter: 'jupiterr jupitor juppiter jupyter jubiter',
    nouvo: 'nuvo nouvol nouvou novou nuovo',
    luvias: 'luvia luvian',
    wave: 'wawe vawe',
    raider: 'raidder',
    satria: 'sartria satrya',
    future: 'futrure fulture futture phuture',
    dream: 'driem',
    vario: 'varior vairo',
    vespa: 'vesppa vecpa',
    piaggio: 'piagio piago piagiio',
    kymco: 'kimco kymko',
    yamaha: 'yamahaa',
    honda: 'hon-da hodna hoda',
    grande: 'grand granda',
    janus: 'janut januss',
    impulse: 'impuls inpulse',
    hayate: 'hayatte hayade',
    vinfast: 'vinfat vinphat vinfas',
    yadea: 'yadia',
  }).flatMap(([right, all]) => all.split(' ').map((wrong) => [wrong, right])),
);
/** @example spelledRight('atila') // => 'attila' */
export const spelledRight = (word: string): string =>
  Object.hasOwn(misspellings, word) ? (misspellings[word] as string) : word;
