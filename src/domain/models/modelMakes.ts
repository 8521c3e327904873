import type { Make } from './makes.ts';
import { spelled } from './modelNames.ts';

const names: Partial<Record<Make, string>> = {
  Honda:
    'Wave Alpha, Wave RSX, Wave, RSX, Future Neo, Future FI, Future, Super Dream, Dream, Blade, Super Cub, Cub, Vision, Air Blade, AB, Lead, SH Mode, SH, Vario, Click, PCX, ADV, Dylan, Spacy, Scoopy, Beat, Genio, Forza, Winner X, Winner, Sonic, Win, CBR, MSX, Monkey, CB150R, CB150X, CB300R, CB350, CB400, CB500F, CB500X, CB650R, CB1000R, CB150, CB, Rebel, XR150L, XR150, XR, CRF, Africa Twin, Gold Wing, Shadow, Steed, Transalp, NX500, X-ADV, Hornet, PS',
  Yamaha:
    'Sirius FI, Sirius RC, Sirius, Jupiter, Finn, NVX, Grande, Janus, Latte, FreeGo, Nouvo SX, Nouvo LX, Nouvo 6, Nouvo 5, Nouvo 4, Nouvo, Mio, Luvias, Cuxi, Lexi, NMAX, XMAX, TMAX, Aerox, Exciter, R15 V4, R15 V3, R15 V2, R15, R3, R1, R6, MT-15, MT-03, MT-07, MT-09, MT-10, FZ, XSR, TFX, Tricity, Acruzo, Gravita, Taurus, PG-1, WR155, XS, Serow, Tracer, Tenere, YZF',
  Suzuki:
    'Axelo, Viva, Smash, Best, Impulse, Address, Burgman Street, Burgman, Avenis, Raider R150, Raider, Satria F150, Satria, GN, GD110, GSX, GZ, Bandit, V-Strom, Intruder, Hayabusa, GSR, UA, Sport, Thunder, En',
  SYM: 'Angel, Elegant, Galaxy SR, Galaxy, Espero, Attila Victoria, Attila Elizabeth, Attila Venus, Attila, Elizabeth, Shark, Passing, Abela, Star SR, Star, Tuscany, Priti, Husky, Wolf',
  Kymco: 'Like, Many, Candy, Xciting, Downtown, K-Pipe, Visar, Jockey, People, AK550, Dink, Solona',
  Vespa: 'Primavera, GTS, Sprint, LX, GTV, S125, 946',
  Piaggio: 'Liberty S, Liberty, Medley S, Medley, Zip, Fly, Beverly, Typhoon, Free',
  VinFast:
    'Feliz S, Feliz, Klara S, Klara A2, Klara, Evo 200, Evo, Theon, Vento S, Vento, Ludo, Impes, Tempest, Motio',
  Kawasaki:
    'Ninja, Z1000, Z900, Z800, Z650, Z400, Z300, Z125, W175, W800, Versys-X 300, Versys-X, Versys, Vulcan, KLX, Estrella, Eliminator, ZX, D-Tracker, Max',
  KTM: 'Duke, RC390, RC200, RC, Adventure 390, EXC',
  'Royal Enfield': 'Himalayan, Classic, Bullet, Interceptor, Meteor, Continental GT, Hunter, Scram',
  Benelli: 'TNT, TRK, Leoncino, Imperiale, 302S, 302R, 302, BN, RFS, VZ125',
  Ducati:
    'Scrambler Icon, Scrambler Sixty2, Scrambler, Monster, Panigale, Multistrada, Diavel, Hypermotard, Streetfighter',
  BMW: 'G310GS, G310R, G310, S1000RR, S1000, R1200GS, R1250GS, R1200, R1250, F850, F800, F750, R nineT',
  Triumph: 'Bonneville, Street Twin, Speed Twin, Street Triple, Tiger, Thruxton, Trident, Rocket',
  'Harley-Davidson':
    'Iron 883, Iron, Sportster, Forty-Eight, Street 750, Street, Fat Boy, Fat Bob, Road King, Road Glide, Softail, Street Glide, Heritage, Nightster',
  Husqvarna: 'Vitpilen, Svartpilen',
  Aprilia: 'RSV4, Tuono, RS660, RS, Shiver',
  'CF Moto': '300NK, 400NK, 650NK, 250SR, 450SR, NK, SR, CLX',
  Brixton: 'Crossfire, Cromwell, Felsberg',
  'Moto Guzzi': 'V7, V9, V85',
};

/** Other names of makes, without accents. Omits ordinary words, such as "re" (cheap). */
const called: Record<string, Make> = {
  kawa: 'Kawasaki',
  vin: 'VinFast',
  harley: 'Harley-Davidson',
  hd: 'Harley-Davidson',
  enfield: 'Royal Enfield',
  cfmoto: 'CF Moto',
  vespa: 'Vespa',
  vetpa: 'Vespa',
  zuzuki: 'Suzuki',
  yamha: 'Yamaha',
};
/** @example makeCalled('kawa') // => 'Kawasaki' */
export const makeCalled = (word: string): Make | null =>
  Object.hasOwn(called, word) ? (called[word] as Make) : null;

export const modelMakes: readonly { make: Make; name: string; letters: string }[] = Object.entries(names)
  .flatMap(([make, list]) =>
    list.split(', ').map((name) => ({ make: make as Make, name, letters: spelled(name) })),
  )
  .filter(({ letters }) => letters !== '')
  .toSorted((a, b) => b.letters.length - a.letters.length);
