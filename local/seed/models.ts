import type { Category, Fuel, Transmission } from '../../src/domain/listings/listingFields.ts';
import type { Make } from '../../src/domain/models/makes.ts';
import type { BodyName, PaintName, VariantName } from '../illustrator/index.ts';

/** How a bike is built decides what its seller writes about: a belt, a chain, a battery. */
export type Drive = 'belt' | 'underbone' | 'clutch' | 'big' | 'electric';

/** How well a model keeps its price: the share that is left after each further year. */
export const keeps = {
  best: 0.968,
  firmly: 0.955,
  well: 0.935,
  fairly: 0.915,
  poorly: 0.885,
  electric: 0.84,
} as const;

export type Model = {
  make: Make;
  model: string;
  body: BodyName;
  variant?: VariantName;
  category: Category;
  drive: Drive;
  engine: string;
  transmission: Transmission;
  fuel: Fuel;
  /** First and last model year. */
  from: number;
  to: number;
  /** What it costs new, in millions of đồng. */
  price: number;
  keeps: keyof typeof keeps;
  paints: readonly PaintName[];
  /** How many cards it has in the deck of all models: a Vision is commoner than a Panigale. */
  share: number;
};

type Look = readonly [BodyName, VariantName?];
type Row = readonly [
  model: string,
  look: Look,
  category: Category,
  drive: Drive,
  engine: string,
  years: readonly [from: number, to: number],
  price: number,
  keeps: keyof typeof keeps,
  paints: readonly PaintName[],
  share?: number,
];

const city: Look = ['scooter', 'city'];
const retro: Look = ['scooter', 'retro'];
const bigWheel: Look = ['scooter', 'bigwheel'];
const maxi: Look = ['scooter', 'maxi'];
const family: Look = ['underbone', 'family'];
const sporty: Look = ['underbone', 'sporty'];
const cub: Look = ['underbone', 'cub'];
const street: Look = ['naked', 'street'];
const classic: Look = ['naked', 'classic'];
const fairing: Look = ['sport'];
const cruiser: Look = ['cruiser'];
const touring: Look = ['touring'];
const adventure: Look = ['adventure'];
const dirt: Look = ['dirt'];

/** Prices new and years are those of the Vietnamese market, rounded; the smaller makes come by import. */
const rows: Record<Make, readonly Row[]> = {
  Honda: [
    [
      'Wave Alpha',
      family,
      'underbone',
      'underbone',
      '110cc',
      [2017, 2026],
      18.5,
      'well',
      ['red', 'blue', 'black', 'white'],
      22,
    ],
    [
      'Wave RSX',
      family,
      'underbone',
      'underbone',
      '110cc',
      [2016, 2026],
      24,
      'well',
      ['black', 'red', 'blue'],
      7,
    ],
    [
      'Future 125',
      family,
      'underbone',
      'underbone',
      '125cc',
      [2015, 2026],
      32,
      'firmly',
      ['navy', 'maroon', 'white'],
      8,
    ],
    [
      'Wave Alpha 100',
      family,
      'underbone',
      'underbone',
      '97cc',
      [2008, 2016],
      17,
      'well',
      ['red', 'blue', 'black'],
      3,
    ],
    ['Dream II', cub, 'underbone', 'underbone', '97cc', [2001, 2006], 46, 'firmly', ['brown', 'maroon'], 2],
    [
      'Vision',
      city,
      'scooter',
      'belt',
      '110cc',
      [2015, 2026],
      35,
      'firmly',
      ['white', 'red', 'navy', 'black'],
      22,
    ],
    [
      'Air Blade 125',
      city,
      'scooter',
      'belt',
      '125cc',
      [2014, 2026],
      43,
      'well',
      ['black', 'red', 'grey', 'blue'],
      12,
    ],
    ['Air Blade 160', city, 'scooter', 'belt', '157cc', [2022, 2026], 57, 'well', ['black', 'grey'], 4],
    ['Lead 125', city, 'scooter', 'belt', '125cc', [2014, 2026], 40, 'well', ['white', 'brown', 'red'], 9],
    ['SH 150i', bigWheel, 'scooter', 'belt', '153cc', [2013, 2020], 96, 'best', ['white', 'black', 'red'], 6],
    ['SH 160i', bigWheel, 'scooter', 'belt', '157cc', [2022, 2026], 98, 'best', ['grey', 'white'], 4],
    [
      'SH Mode 125',
      bigWheel,
      'scooter',
      'belt',
      '125cc',
      [2016, 2026],
      58,
      'best',
      ['cream', 'white', 'red'],
      6,
    ],
    ['PCX 160', maxi, 'scooter', 'belt', '157cc', [2021, 2024], 90, 'fairly', ['black', 'white']],
    ['Winner X', sporty, 'sport', 'clutch', '149cc', [2019, 2026], 46, 'fairly', ['black', 'red', 'blue'], 7],
    ['Super Cub C125', cub, 'underbone', 'underbone', '123cc', [2018, 2023], 87, 'firmly', ['blue', 'red']],
    ['Monkey 125', classic, 'other', 'clutch', '125cc', [2019, 2022], 85, 'well', ['yellow', 'red']],
    ['CBR150R', fairing, 'sport', 'clutch', '149cc', [2017, 2024], 72, 'fairly', ['red', 'black']],
    ['CBR1000RR-R', fairing, 'sportbike', 'big', '1000cc', [2021, 2023], 949, 'firmly', ['red']],
    ['Rebel 500', cruiser, 'cruiser', 'big', '471cc', [2018, 2024], 181, 'firmly', ['black', 'grey']],
    ['CB500X', adventure, 'adventure', 'big', '471cc', [2018, 2023], 194, 'firmly', ['red', 'black']],
    ['CRF300L', dirt, 'dirt', 'clutch', '286cc', [2021, 2024], 159, 'fairly', ['red']],
    ['Gold Wing', touring, 'touring', 'big', '1833cc', [2019, 2021], 1180, 'best', ['maroon']],
  ],
  Yamaha: [
    [
      'Exciter 150',
      sporty,
      'sport',
      'clutch',
      '150cc',
      [2015, 2020],
      47,
      'fairly',
      ['blue', 'red', 'black'],
      8,
    ],
    [
      'Exciter 155 VVA',
      sporty,
      'sport',
      'clutch',
      '155cc',
      [2021, 2026],
      50,
      'well',
      ['blue', 'grey', 'black'],
      6,
    ],
    ['NVX 155', maxi, 'scooter', 'belt', '155cc', [2017, 2026], 55, 'fairly', ['blue', 'grey', 'black'], 4],
    [
      'Sirius',
      family,
      'underbone',
      'underbone',
      '110cc',
      [2009, 2024],
      20,
      'fairly',
      ['red', 'black', 'blue'],
      9,
    ],
    [
      'Jupiter Finn',
      family,
      'underbone',
      'underbone',
      '115cc',
      [2022, 2024],
      28,
      'fairly',
      ['black', 'blue'],
      2,
    ],
    ['Grande', retro, 'scooter', 'belt', '125cc', [2016, 2026], 48, 'fairly', ['mint', 'white', 'red'], 6],
    [
      'Janus',
      retro,
      'scooter',
      'belt',
      '125cc',
      [2016, 2024],
      30,
      'fairly',
      ['pink', 'mint', 'white', 'red'],
      5,
    ],
    ['FreeGo', city, 'scooter', 'belt', '125cc', [2019, 2023], 34, 'poorly', ['grey', 'blue']],
    ['Nouvo LX', city, 'scooter', 'belt', '135cc', [2008, 2012], 34, 'poorly', ['black', 'silver'], 2],
    ['XSR155', classic, 'naked', 'clutch', '155cc', [2020, 2024], 77, 'fairly', ['green', 'black']],
    ['MT-15', street, 'naked', 'clutch', '155cc', [2020, 2024], 69, 'fairly', ['grey', 'blue']],
    ['MT-07', street, 'naked', 'big', '689cc', [2017, 2023], 250, 'firmly', ['grey', 'blue']],
    ['YZF-R3', fairing, 'sport', 'big', '321cc', [2017, 2024], 132, 'firmly', ['blue', 'black']],
    ['WR155R', dirt, 'dirt', 'clutch', '155cc', [2020, 2024], 79, 'fairly', ['blue']],
    ['Tracer 9 GT', touring, 'touring', 'big', '890cc', [2021, 2024], 369, 'firmly', ['red', 'grey']],
  ],
  Suzuki: [
    [
      'Raider R150',
      sporty,
      'sport',
      'clutch',
      '147cc',
      [2017, 2024],
      50,
      'fairly',
      ['blue', 'black', 'red'],
      4,
    ],
    ['Satria F150', sporty, 'sport', 'clutch', '147cc', [2017, 2023], 53, 'fairly', ['black', 'red'], 2],
    ['GSX-S150', street, 'naked', 'clutch', '147cc', [2017, 2021], 69, 'poorly', ['blue']],
    ['GSX-R150', fairing, 'sport', 'clutch', '147cc', [2017, 2022], 75, 'poorly', ['blue', 'black']],
    ['Burgman Street', maxi, 'scooter', 'belt', '125cc', [2021, 2024], 49, 'poorly', ['white', 'grey']],
    ['Intruder 150', cruiser, 'cruiser', 'clutch', '154cc', [2018, 2020], 90, 'poorly', ['grey']],
    ['V-Strom 650', adventure, 'adventure', 'big', '645cc', [2018, 2022], 320, 'firmly', ['yellow', 'white']],
    ['Viva 115', family, 'underbone', 'underbone', '113cc', [2010, 2014], 22, 'poorly', ['black', 'red']],
  ],
  Kawasaki: [
    ['Z1000', street, 'naked', 'big', '1043cc', [2015, 2021], 409, 'firmly', ['green', 'black']],
    ['Z900', street, 'naked', 'big', '948cc', [2019, 2023], 329, 'firmly', ['green', 'grey']],
    ['Ninja 400', fairing, 'sport', 'big', '399cc', [2018, 2023], 169, 'firmly', ['green', 'black']],
    ['Versys 650', touring, 'touring', 'big', '649cc', [2018, 2023], 270, 'firmly', ['green']],
    ['Vulcan S', cruiser, 'cruiser', 'big', '649cc', [2018, 2022], 249, 'firmly', ['grey']],
    ['KLX 150', dirt, 'dirt', 'clutch', '144cc', [2016, 2022], 79, 'fairly', ['green']],
    ['W175', classic, 'naked', 'clutch', '177cc', [2020, 2023], 74, 'fairly', ['brown', 'green']],
  ],
  Vespa: [
    [
      'Sprint 150',
      retro,
      'scooter',
      'belt',
      '155cc',
      [2016, 2024],
      98,
      'well',
      ['yellow', 'white', 'grey'],
      2,
    ],
    ['Primavera 125', retro, 'scooter', 'belt', '125cc', [2015, 2024], 80, 'well', ['mint', 'red'], 2],
    ['LX 125', retro, 'scooter', 'belt', '124cc', [2010, 2014], 66, 'fairly', ['cream', 'maroon'], 2],
    ['GTS 300', retro, 'scooter', 'belt', '278cc', [2018, 2022], 150, 'fairly', ['green']],
  ],
  Piaggio: [
    ['Liberty 125', bigWheel, 'scooter', 'belt', '125cc', [2012, 2024], 58, 'fairly', ['white', 'blue'], 3],
    ['Medley 150', bigWheel, 'scooter', 'belt', '155cc', [2017, 2023], 96, 'fairly', ['grey'], 2],
  ],
  Kymco: [
    ['Candy Hi 50', city, 'moped', 'belt', '50cc', [2018, 2024], 23, 'poorly', ['pink', 'white']],
    ['K-Pipe 50', street, 'moped', 'underbone', '50cc', [2017, 2021], 25, 'poorly', ['orange']],
    ['Like 125', retro, 'scooter', 'belt', '125cc', [2018, 2022], 39, 'poorly', ['cream']],
  ],
  SYM: [
    ['Attila Venus', city, 'scooter', 'belt', '125cc', [2010, 2016], 36, 'poorly', ['white', 'maroon'], 4],
    ['Elegant 50', family, 'moped', 'underbone', '50cc', [2017, 2024], 17, 'poorly', ['blue', 'red'], 3],
    ['Star SR 170', sporty, 'sport', 'clutch', '175cc', [2018, 2020], 50, 'poorly', ['black']],
  ],
  Ducati: [
    ['Monster 937', street, 'naked', 'big', '937cc', [2021, 2024], 439, 'firmly', ['red']],
    ['Scrambler Icon', classic, 'naked', 'big', '803cc', [2017, 2022], 345, 'firmly', ['yellow']],
    ['Panigale V4', fairing, 'sportbike', 'big', '1103cc', [2023, 2025], 985, 'firmly', ['red']],
  ],
  BMW: [
    ['R 1250 GS', adventure, 'adventure', 'big', '1254cc', [2019, 2023], 640, 'best', ['blue', 'black']],
    ['R 1250 RT', touring, 'touring', 'big', '1254cc', [2020, 2023], 690, 'firmly', ['white']],
    ['G 310 R', street, 'naked', 'clutch', '313cc', [2018, 2022], 189, 'poorly', ['white']],
  ],
  Triumph: [
    ['Bonneville T120', classic, 'naked', 'big', '1200cc', [2018, 2023], 495, 'firmly', ['green', 'maroon']],
    ['Street Triple RS', street, 'naked', 'big', '765cc', [2018, 2023], 430, 'firmly', ['grey']],
    ['Tiger 900', adventure, 'adventure', 'big', '888cc', [2020, 2023], 469, 'firmly', ['white']],
  ],
  'Harley-Davidson': [
    ['Sportster Iron 883', cruiser, 'cruiser', 'big', '883cc', [2016, 2021], 375, 'firmly', ['black']],
    ['Forty-Eight', cruiser, 'cruiser', 'big', '1202cc', [2017, 2020], 460, 'firmly', ['orange']],
    ['Street Glide', touring, 'touring', 'big', '1868cc', [2019, 2021], 1090, 'best', ['navy']],
  ],
  'Royal Enfield': [
    [
      'Classic 350',
      classic,
      'cruiser',
      'clutch',
      '349cc',
      [2022, 2024],
      125,
      'fairly',
      ['green', 'maroon'],
      2,
    ],
    ['Himalayan', adventure, 'adventure', 'clutch', '411cc', [2019, 2023], 132, 'fairly', ['white']],
  ],
  Benelli: [
    ['Leoncino 500', classic, 'naked', 'big', '500cc', [2018, 2023], 155, 'well', ['red']],
    ['TRK 502', adventure, 'adventure', 'big', '500cc', [2018, 2023], 158, 'well', ['grey']],
    ['TNT 135', street, 'naked', 'clutch', '135cc', [2017, 2021], 42, 'poorly', ['green']],
  ],
  KTM: [
    ['390 Duke', street, 'naked', 'clutch', '373cc', [2018, 2023], 175, 'poorly', ['orange']],
    ['390 Adventure', adventure, 'adventure', 'clutch', '373cc', [2021, 2023], 189, 'fairly', ['orange']],
  ],
  Aprilia: [
    ['RSV4', fairing, 'sport', 'big', '1099cc', [2021, 2023], 850, 'firmly', ['black']],
    ['SR GT 200', maxi, 'scooter', 'belt', '174cc', [2022, 2024], 99, 'poorly', ['grey']],
  ],
  'Moto Guzzi': [
    ['V7 Stone', classic, 'naked', 'big', '853cc', [2021, 2023], 355, 'firmly', ['black']],
    ['V85 TT', adventure, 'adventure', 'big', '853cc', [2019, 2022], 479, 'firmly', ['yellow']],
  ],
  Husqvarna: [
    ['Svartpilen 401', classic, 'naked', 'clutch', '373cc', [2019, 2023], 169, 'poorly', ['black']],
    ['Vitpilen 401', classic, 'naked', 'clutch', '373cc', [2019, 2022], 159, 'poorly', ['silver']],
  ],
  'CF Moto': [
    ['450MT', adventure, 'adventure', 'big', '449cc', [2024, 2026], 169, 'firmly', ['blue']],
    ['300SR', fairing, 'sport', 'clutch', '292cc', [2021, 2024], 99, 'poorly', ['blue']],
  ],
  Zontes: [
    ['310X', touring, 'touring', 'clutch', '312cc', [2019, 2023], 125, 'poorly', ['orange']],
    ['350T', adventure, 'adventure', 'clutch', '348cc', [2022, 2024], 149, 'poorly', ['moss']],
  ],
  Brixton: [
    ['Crossfire 500', classic, 'naked', 'big', '486cc', [2021, 2024], 170, 'well', ['silver']],
    ['Cromwell 1200', classic, 'naked', 'big', '1222cc', [2023, 2024], 385, 'well', ['green']],
  ],
  VinFast: [
    [
      'Evo200',
      ['electric', 'e-city'],
      'electric',
      'electric',
      '1500W',
      [2022, 2026],
      22,
      'electric',
      ['red', 'white'],
      5,
    ],
    [
      'Feliz S',
      ['electric', 'e-city'],
      'electric',
      'electric',
      '1800W',
      [2022, 2026],
      30,
      'electric',
      ['white'],
      4,
    ],
    [
      'Klara S',
      ['electric', 'e-retro'],
      'electric',
      'electric',
      '1800W',
      [2019, 2024],
      37,
      'electric',
      ['blue', 'maroon'],
      3,
    ],
    [
      'Theon S',
      ['electric', 'e-city'],
      'electric',
      'electric',
      '3500W',
      [2022, 2024],
      57,
      'electric',
      ['black'],
      2,
    ],
  ],
};

const transmissionOf = {
  belt: 'automatic',
  underbone: 'semi-automatic',
  clutch: 'manual',
  big: 'manual',
  electric: 'automatic',
} as const satisfies Record<Drive, Transmission>;

const modelOf = (make: Make, row: Row): Model => {
  const [model, [body, variant], category, drive, engine, [from, to], price, kept, paints, share = 1] = row;
  return {
    make,
    model,
    body,
    ...(variant && { variant }),
    category,
    drive,
    engine,
    transmission: transmissionOf[drive],
    fuel: drive === 'electric' ? 'electric' : 'gasoline',
    from,
    to,
    price,
    keeps: kept,
    paints,
    share,
  };
};

/** What stands for sale, make by make. */
export const models: readonly Model[] = (Object.keys(rows) as Make[]).flatMap((make) =>
  rows[make].map((row) => modelOf(make, row)),
);
