import { BODIES, type BodyName, type VariantName } from './bodies/bodies.ts';
import type { LightName } from './light.ts';
import { type PaintName, paintOf } from './paint.ts';
import { hash, seeded } from './random.ts';
import { SCENES } from './scenes/scenes.ts';
import type { BikeSpec, ViewName } from './spec.ts';

type Silhouette = readonly [body: BodyName, variant?: VariantName];

/** Names on Vietnamese roads and the silhouette each wears; the first that fits decides. */
const KNOWN: readonly (readonly [RegExp, Silhouette])[] = [
  [/weaver|quantum|dat ?bike|đạt ?bike/, ['electric', 'e-naked']],
  [/vinfast.*(klara|vento|theon|feliz)|klara|pega|gogoro/, ['electric', 'e-retro']],
  [/vinfast|evo ?200|yadea|dibao|icon ?e|electric|xe điện/, ['electric', 'e-city']],
  [/super ?cub|\bcub\b|\bc ?(50|70|125)\b|dame|\bdd\b|\b67\b.*cub/, ['underbone', 'cub']],
  [/exciter|winner|raider|satria|sonic|rgx/, ['underbone', 'sporty']],
  [
    /wave|dream|future|blade\b(?<!air ?blade)|sirius|jupiter|finn|axelo|viva|angel|galaxy|elegant/,
    ['underbone', 'family'],
  ],
  [/vespa|primavera|sprint|lambretta|giorno|scoopy|fino|zoomer|grande|like|priti/, ['scooter', 'retro']],
  [/\bsh ?(mode)?\b|\bsh\d|liberty|medley|beverly|\bpassing\b/, ['scooter', 'bigwheel']],
  [/nvx|nmax|pcx|forza|x-?adv|tmax|aerox|burgman|adv ?(150|160|350)|vario ?160|click/, ['scooter', 'maxi']],
  [
    /vision|air ?blade|lead|vario|janus|freego|latte|attila|elite|beat|genio|nouvo|luvias|mio|address|impulse|shark/,
    ['scooter', 'city'],
  ],
  [
    /rebel|shadow|vulcan|sportster|harley|fat ?b|street ?bob|softail|bolt|boulevard|intruder|scout|chopper|bobber|dragstar/,
    ['cruiser'],
  ],
  [
    /africa|himalayan|\bgs\b|\bf ?\d{3} ?gs|\br ?1\d{3} ?gs|v-?strom|versys-?x|cb ?500 ?x|\bnx|tiger|tenere|ténéré|390 adventure|multistrada|adventure/,
    ['adventure'],
  ],
  [/gold ?wing|\bnt ?1100|tracer|versys|fjr|\brt\b|pan european|k ?1600|ultra|electra/, ['touring']],
  [/crf|klx|\bwr\b|\bxr ?\d|\bxtz|\bktm.*exc|\bdt ?\d|\bttr|\bkx|\byz\b|enduro|cào cào/, ['dirt']],
  [
    /\bcbr|\br ?15|yzf|\br ?[13637]\b|ninja|gsx-?r|panigale|\brc ?\d|\bs ?1000 ?rr|daytona|\brs ?\d/,
    ['sport'],
  ],
  [
    /royal enfield|classic|\bgb ?350|\bcb ?(350|1100|400)|\bw ?(175|800)|bonneville|\bsr ?400|\bxsr|\bcg ?\d|\bss ?50|\b67\b|bullet|meteor|interceptor|win\b|minsk|bonus|gn ?125|husky/,
    ['naked', 'classic'],
  ],
  [
    /\bmt-?\d|\bz ?\d{3,4}\b|\bcb ?\d{3} ?r|\btfx|fz|duke|monster|street ?triple|gsx-?s|trident|\bcb ?(150|300|650|1000)/,
    ['naked', 'street'],
  ],
];

const CATEGORIES: readonly (readonly [RegExp, Silhouette])[] = [
  [/electric|điện/, ['electric']],
  [/scooter|automatic|tay ga/, ['scooter']],
  [/underbone|semi|xe số|cub/, ['underbone']],
  [/sport|pkl/, ['sport']],
  [/cruiser|chopper|bobber/, ['cruiser']],
  [/tour/, ['touring']],
  [/advent|dual/, ['adventure']],
  [/dirt|off|enduro|motocross|cào/, ['dirt']],
  [/naked|classic|cafe|manual|côn tay|street|retro/, ['naked']],
];

/** The silhouette a make and model wear; the category decides for names nobody here knows. */
export function silhouetteOf(
  make: string,
  model: string,
  category = '',
): { body: BodyName; variant?: VariantName } {
  const name = `${make} ${model}`.toLowerCase().normalize('NFC');
  const found =
    KNOWN.find(([pattern]) => pattern.test(name)) ??
    CATEGORIES.find(([pattern]) => pattern.test(category.toLowerCase()));
  const [body, variant] = found?.[1] ?? (['underbone', 'family'] as const);
  return variant && variant in BODIES[body] ? { body, variant } : { body };
}

const LIKELY: Record<BodyName, readonly PaintName[]> = {
  scooter: ['red', 'white', 'black', 'navy', 'mint', 'cream', 'silver', 'maroon', 'pink', 'grey', 'yellow'],
  underbone: ['red', 'blue', 'black', 'white', 'maroon', 'green', 'silver', 'orange'],
  naked: ['black', 'grey', 'red', 'blue', 'moss', 'navy', 'orange'],
  sport: ['red', 'blue', 'white', 'green', 'black', 'orange', 'yellow'],
  cruiser: ['black', 'maroon', 'cream', 'navy', 'grey', 'brown', 'moss'],
  touring: ['silver', 'navy', 'red', 'white', 'grey', 'maroon'],
  adventure: ['white', 'red', 'moss', 'orange', 'blue', 'grey', 'yellow'],
  dirt: ['red', 'green', 'blue', 'orange', 'yellow', 'white'],
  electric: ['white', 'red', 'mint', 'navy', 'black', 'silver', 'green'],
};

/** Sellers take pictures in good light more often than not. */
const HOURS: readonly LightName[] = ['morning', 'noon', 'morning', 'noon', 'noon', 'dusk', 'overcast'];

export type Listing = {
  make: string;
  model: string;
  category?: string;
  colour?: string | null;
  id: string;
  count: number;
  mileage?: number;
};

/** The pictures of one listing, cover first: one machine in one place and hour, walked around. */
export function photosOf({ make, model, category, colour, id, count, mileage }: Listing): BikeSpec[] {
  const random = seeded(`listing/${id}`);
  const { body, variant } = silhouetteOf(make, model, category);
  const drawn = random.pick(LIKELY[body]);
  const paint = (colour && paintOf(colour)) || drawn;
  const [scene, light] = [random.pick(SCENES), random.pick(HOURS)];
  const cover: ViewName = random.chance(0.72) ? 'side' : 'side-left';
  const rest: ViewName[] = [
    'front',
    'rear',
    'detail-dash',
    cover === 'side' ? 'side-left' : 'side',
    'detail-engine',
    'detail-wheel',
  ];
  const views = [cover, ...rest].slice(0, Math.max(1, Math.min(7, count)));
  const base = {
    body,
    ...(variant ? { variant } : {}),
    colour: paint,
    scene,
    light,
    seed: hash(`${id}/${make}/${model}`),
    ...(mileage === undefined ? {} : { mileage }),
  };
  return views.map((view) => ({ ...base, view }));
}
