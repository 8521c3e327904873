import { describe, expect, it } from 'vitest';
import { bikes, cards, descriptions, find } from '../../tests/fixtures/searchMarket.ts';
import { answerOf, loaded } from '../../tests/fixtures/segments.ts';
import { glossary } from '../content/glossary.ts';
import { noFilters } from '../domain/search/bikeFilter.ts';
import { buildSegment } from '../domain/search/segment.ts';
import { openSegments } from '../domain/search/segmentIndex.ts';
import { describedParts } from './describeBike.ts';

const inSaigon =
  'goldwing wave-hcm ab-joined ab-apart sh150 future cbr rebel exciter mt15 elegant klara himalayan duke grande';
const semiAutomatic = 'wave-hcm wave-dn wave-rsx dream future cub sirius jupiter elegant';
const scooters = 'ab-joined ab-apart vision lead sh150 shmode nvx grande attila vespa liberty feliz klara';

/**
 * Searches separated by | must find the same bikes. `first`: the first results, in any order. `all`: all
 * results.
 */
const searches: readonly [ways: string, first: string, all?: string][] = [
  // Battery health and range; the range must not match a mileage.
  ['pin 90%|sức khỏe pin 90%|battery health 90%|battery 90%', 'klara', 'klara'],
  ['range 80 km|klara range 80 km|một lần sạc 80 km', 'klara', 'klara'],
  [
    'saigon|sài gòn|Sài Gòn|sai gon|hcm|HCM|hcmc|tphcm|TPHCM|tp hcm|TP.HCM|tp.hcm|ho chi minh|hồ chí minh|Hồ Chí Minh|ho chi minh city|TP Hồ Chí Minh|sg|in saigon|ở sài gòn|tại tphcm|quận 1|quận 7|quan 7|district 7|District 1|gò vấp|go vap|bình thạnh|binh thanh|tân bình|phú nhuận|bán xe sài gòn|mua xe ở tphcm|motorbikes in saigon|motorcycle for sale in ho chi minh',
    'goldwing wave-hcm',
    inSaigon,
  ],
  [
    'hn|HN|hà nội|ha noi|hanoi|Hà Nội|in Hanoi|ở hà nội|xe hà nội|cầu giấy|dong da|hoàn kiếm|thanh xuân|motorbike hanoi|bike for sale hanoi',
    'vstrom wave-rsx',
    'vstrom wave-rsx vision shmode win sirius r15 attila liberty crf feliz',
  ],
  [
    'danang|đà nẵng|da nang|Da Nang|đn|in danang|xe đà nẵng|bikes in da nang|hải châu|motorbike da nang',
    'wave-dn winner nvx ninja',
    'wave-dn winner nvx ninja xr',
  ],
  ['hội an|hoi an|hoian|xe hội an|in hoi an', 'xr', 'xr'],
  // Searches for a place and its surroundings: they include Bien Hoa and Bac Ninh, but not Hue or Hai Phong.
  [
    'near saigon|around hcmc|quanh sài gòn|gần tphcm|sài gòn và lân cận|sài gòn và vùng lân cận|saigon and around|hcm and nearby|xung quanh sài gòn',
    'goldwing wave-hcm',
    `${inSaigon} raider`,
  ],
  [
    'near da nang|gần đà nẵng|quanh đà nẵng|Đà Nẵng và lân cận|da nang and around|trong vòng 50km quanh đà nẵng|xe gần đà nẵng|bikes near danang|khu vực quanh đà nẵng|đà nẵng và các tỉnh lân cận',
    'wave-dn winner nvx ninja',
    'wave-dn winner nvx ninja xr',
  ],
  ['gần hội an|near hoi an|quanh hội an|within 30km of hoi an', 'xr', 'xr wave-dn winner nvx ninja'],
  ['xe số quanh đà nẵng|semi auto near da nang|xe số đà nẵng và lân cận', 'wave-dn', 'wave-dn'],
  ['tay ga gần vũng tàu|scooter near vung tau', 'grande', 'grande ab-joined sh150 klara'],
  ['vũng tàu|vung tau|vungtau', 'grande', 'grande'],
  ['nha trang|nhatrang', 'vespa', 'vespa'],
  ['đà lạt|da lat|dalat', 'cub', 'cub'],
  ['cần thơ|can tho|cantho|ninh kiều', 'dream', 'dream'],
  ['hải phòng|hai phong|haiphong|hp', 'lead', 'lead'],
  ['huế|hue|thừa thiên huế', 'jupiter', 'jupiter'],
  ['bình dương|binh duong|binhduong', 'future', 'future'],
  ['thủ đức|thu duc|thuduc', 'ab-apart', 'ab-apart'],
  ['hà giang|ha giang|hagiang', 'klx', 'klx'],
  ['sa pa|sapa', 'minsk', 'minsk'],
  // Kinds and transmissions.
  [
    'xe số|xe so|XE SỐ|semi auto|semi-auto|semi automatic|semi-automatic|semiauto|underbone|semi-automatic motorbike|mua xe số|cần mua xe số',
    'wave-hcm wave-dn wave-rsx',
    semiAutomatic,
  ],
  ['tay ga|xe ga|xe tay ga|scooter|scooters|automatic|xe tay ga cũ|automatic scooter', 'ab-joined', scooters],
  [
    'côn tay|tay côn|xe côn|xe côn tay|manual',
    'vstrom goldwing',
    'vstrom goldwing win winner cbr rebel exciter exciter135 r15 mt15 raider ninja klx xr crf minsk himalayan duke',
  ],
  ['xe điện|xe dien|electric|xe máy điện|e-bike|electric scooter', 'feliz klara', 'feliz klara'],
  ['vinfast|xe điện vinfast|vin fast|electric vinfast', 'feliz klara', 'feliz klara'],
  [
    'phân khối lớn|pkl|PKL|moto pkl|big bike',
    'vstrom goldwing',
    'vstrom goldwing rebel ninja crf himalayan duke',
  ],
  ['cào cào|dirt bike', 'klx xr crf minsk', 'klx xr crf minsk'],
  [
    'air blade|airblade|Air Blade|AIRBLADE|ab|AB|honda air blade|honda airblade|xe air blade|ariblade|air balde|airbalde|airblad|air blad',
    'ab-joined ab-apart',
    'ab-joined ab-apart',
  ],
  ['ab 150|air blade 150|airblade 150', 'ab-apart', 'ab-apart'],
  ['sh|SH|honda sh|xe sh', 'sh150 shmode'],
  ['sh mode|shmode|SH Mode|honda sh mode', 'shmode', 'shmode'],
  ['sh 150|sh150|sh 150i|sh150i', 'sh150', 'sh150'],
  ['honda win|win|win 100|xe win|win100', 'win'],
  ['winner|winner x|winerx|honda winner', 'winner', 'winner'],
  ['wave|honda wave|xe wave|waev|honda waev|wawe', 'wave-hcm wave-dn wave-rsx', 'wave-hcm wave-dn wave-rsx'],
  ['wave alpha|wave anpha|wavealpha|alpha', 'wave-hcm wave-dn', 'wave-hcm wave-dn'],
  ['rsx|wave rsx', 'wave-rsx', 'wave-rsx'],
  ['vision|vison|visoin|honda vision|honda vison|visison', 'vision', 'vision'],
  ['lead|honda lead|lead 125|led 125', 'lead', 'lead'],
  ['dream|super dream|honda dream|dreem', 'dream', 'dream'],
  ['future|honda future|futer', 'future', 'future'],
  ['super cub|supercub|cub|c125', 'cub', 'cub'],
  ['cbr|cbr150|cbr 150|cbr150r|CBR 150R', 'cbr', 'cbr'],
  ['rebel|rebel 500|honda rebel|reble', 'rebel', 'rebel'],
  ['exciter|ex|ex 155|exciter 155|exicter|excitter|yamaha exciter', 'exciter'],
  ['exciter 135|ex135|ex 135', 'exciter135', 'exciter135'],
  ['sirius|siriut|siruis|sirius fi|yamaha sirius', 'sirius', 'sirius'],
  ['jupiter|jupiter finn|jupter', 'jupiter', 'jupiter'],
  ['nvx|nvx 155|nvx155', 'nvx', 'nvx'],
  ['grande|yamaha grande|garnde', 'grande', 'grande'],
  ['r15|R15|r15 v3|yamaha r15', 'r15'],
  ['mt15|mt-15|mt 15|MT15', 'mt15', 'mt15'],
  ['raider|raider 150|suzuki raider|radier', 'raider', 'raider'],
  ['attila|atila|attilla|sym attila', 'attila', 'attila'],
  ['vespa|vespa sprint|vesba', 'vespa', 'vespa'],
  ['ninja|ninja 400|ninja400|kawasaki ninja|kawa ninja', 'ninja', 'ninja'],
  ['klx|klx 150|klx150', 'klx', 'klx'],
  ['crf|crf300|crf 300l', 'crf', 'crf'],
  ['himalayan|royal enfield|re himalayan|himalaya|himalyan', 'himalayan', 'himalayan'],
  ['gold wing|goldwing|honda goldwing', 'goldwing', 'goldwing'],
  ['v-strom|vstrom|v strom', 'vstrom', 'vstrom'],
  [
    'yamha|yamaha|yahama|ymaha|yamahaa',
    'exciter exciter135 sirius jupiter',
    'exciter exciter135 sirius jupiter nvx grande r15 mt15',
  ],
  ['xe led|led cũ|honda led|bán xe led', 'lead', 'lead'],
  ['fucture|xe futer|futer 125', 'future', 'future'],
  ['drim|super drim|xe drim', 'dream', 'dream'],
  ['xe cúp|cup 125|cup', 'cub', 'cub'],
  ['ex155|ex 155 vva|exiter 155|exicter155|excitor 155', 'exciter', 'exciter'],
  ['exciter135|exiter 135|ex135 cũ', 'exciter135', 'exciter135'],
  ['ab150|ab 150 cũ', 'ab-apart', 'ab-apart'],
  ['wave110 alpha|wave an pha|ware alpha|wave apha', 'wave-hcm wave-dn', 'wave-hcm wave-dn'],
  ['vision2021|vision 2021|visionn|vission', 'vision', 'vision'],
  ['nvx155 đà nẵng|nvx da nang|nvx in danang', 'nvx', 'nvx'],
  ['shmode 2021|sh mốt|sh mot', 'shmode', 'shmode'],
  ['siriu|xirius|sirus|si rius', 'sirius', 'sirius'],
  ['jupi|jupiter fi n|jupyter|dupiter', 'jupiter', 'jupiter'],
  ['winer x|winnerx đà nẵng|win x', 'winner', 'winner'],
  ['rai đơ|raiđơ', 'raider', 'raider'],
  ['vét pa|vetpa|vespas', 'vespa', 'vespa'],
  ['hon da wave|hodna wave|honđa wave|hongda wave', 'wave-hcm wave-dn wave-rsx', 'wave-hcm wave-dn wave-rsx'],
  [
    'xe ga honda sài gòn|honda scooter sài gòn|scooter honda tphcm',
    'ab-joined sh150',
    'ab-joined ab-apart sh150',
  ],
  ['cần mua wave đà nẵng under 10m|wave danang dưới 10 củ|mua wave đn dưới 10tr', 'wave-dn', 'wave-dn'],
  ['xe số under 10m|semi auto dưới 10 triệu|xe số less than 10tr', 'wave-dn dream', 'wave-dn dream'],
  ['xe điện hà nội under 25m|electric hà nội|ebike hn dưới 25 triệu', 'feliz', 'feliz'],
  [
    'yamaha near hcmc dưới 60tr tay côn|tay côn yamaha quanh sài gòn dưới 60 triệu',
    'exciter mt15',
    'exciter mt15',
  ],
  ['suzuki|suzki|szuki', 'vstrom raider', 'vstrom raider'],
  ['kawasaki|kawa|kawasaky', 'ninja klx', 'ninja klx'],
  ['piaggio|piagio', 'vespa liberty', 'vespa liberty'],
  [
    'semi auto under 12m|xe số dưới 12 triệu|xe số dưới 12tr|xe số tối đa 12tr|xe số 12tr đổ lại|xe số 12 triệu trở xuống|semi-automatic under 12 million|semi-automatic up to 12m|xe số < 12tr|xe số không quá 12 củ',
    'wave-hcm wave-dn',
    'wave-hcm wave-dn dream elegant',
  ],
  [
    'xe số dưới 15 triệu|xe số dưới 15tr|semi auto max 15m|semi-automatic below 15 million',
    'wave-hcm wave-dn',
    'wave-hcm wave-dn dream sirius elegant',
  ],
  [
    'dưới 10 triệu|dưới 10tr|under 10m|under 10 million|<10tr|xe dưới 10 triệu|max 10tr|tối đa 10 triệu',
    'wave-dn',
    'wave-dn win dream attila',
  ],
  [
    'trên 150 triệu|trên 150tr|over 150m|above 150 million|từ 150 triệu trở lên',
    'vstrom goldwing',
    'vstrom goldwing',
  ],
  [
    '12tr|12 triệu|12 củ|tầm 12 triệu|khoảng 12tr|about 12m|around 12 million|giá 12tr|giá tầm 12 triệu',
    'wave-hcm',
    'wave-hcm wave-dn sirius elegant minsk',
  ],
  [
    'từ 60 đến 80 triệu|60-80tr|60tr-80tr|60 đến 80 triệu|from 60 to 80 million|between 60 and 80m',
    'sh150',
    'sh150 cub cbr vespa',
  ],
  [
    'wave sài gòn dưới 12 triệu|wave hcm dưới 12tr|honda wave saigon under 12m|wave tphcm 12tr đổ lại',
    'wave-hcm',
    'wave-hcm',
  ],
  [
    'semi-automatic under 12m da nang|xe số dưới 12 triệu đà nẵng|xe số đà nẵng dưới 12tr|semi auto danang under 12 million',
    'wave-dn',
    'wave-dn',
  ],
  ['scooter under 30m hanoi|xe ga hà nội dưới 30 triệu|tay ga hn dưới 30tr', 'vision', 'vision attila feliz'],
  ['wave 2020|wave đời 2020|wave alpha 2020', 'wave-hcm', 'wave-hcm'],
  [
    'exciter từ 2020|exciter 2020 trở lên|exciter after 2020|exciter 2020+|exciter đời 2020 trở lên',
    'exciter',
    'exciter',
  ],
  ['honda before 2010|honda trước 2010', 'win dream', 'win dream'],
  ['trên 175cc kawasaki|kawasaki over 175cc|kawasaki trên 175 phân khối', 'ninja', 'ninja'],
  ['50cc|xe 50cc', 'elegant', 'elegant'],
  ['dưới 6.000km|under 6000 km|odo dưới 6.000 km', 'vstrom', 'vstrom goldwing'],
  // Words of descriptions.
  ['abs', 'ab-apart sh150', 'ab-apart sh150'],
  ['chính chủ|chinh chu', 'goldwing wave-hcm', 'goldwing wave-hcm'],
  ['wave chính chủ', 'wave-hcm', 'wave-hcm'],
  ['backpacker bike|backpacker', 'win', 'win'],
];

const rows = searches.flatMap(([ways, first, all]) =>
  ways.split('|').map((text) => ({ text, first: first.split(' '), all: all?.split(' ') ?? null })),
);

const isRight = ({ text, first, all }: (typeof rows)[number]): boolean => {
  const ids = find(text);
  return (
    first.every((id) => ids.slice(0, first.length).includes(id)) &&
    (all === null || (all.length === ids.length && all.every((id) => ids.includes(id))))
  );
};

describe('what people write into the search', () => {
  it('finds the same in the index of a large market', () => {
    const rowsOf = (from: number, to: number) =>
      cards.slice(from, to).map((card) => ({ ...card, words: descriptions.get(card.id) ?? '' }));
    const segments = [buildSegment(rowsOf(0, 20)), buildSegment(rowsOf(20, cards.length))];
    const large = openSegments(segments.map(loaded), describedParts, glossary);
    for (const { text } of rows) {
      const filters = { ...noFilters, text };
      expect(answerOf(large, filters), text).toEqual(answerOf(bikes, filters));
    }
  });

  it('is understood in 97 of 100 cases', () => {
    const wrong = rows.filter((row) => !isRight(row));
    console.log(`▸ searches: ${rows.length - wrong.length} of ${rows.length} right`);
    for (const { text } of wrong) console.log(`  ${text}: ${find(text).join(' ')}`);
    expect(rows.length).toBeGreaterThanOrEqual(450);
    expect(wrong.length).toBeLessThanOrEqual(0.03 * rows.length);
  });

  it.each([
    'saigon',
    'sài gòn',
    'hcm',
    'tphcm',
    'hn',
    'danang',
    'yamha',
    'ariblade',
    'vison',
    'semi auto under 12m',
    'xe số dưới 15 triệu',
    'sh',
    'honda win',
    'xe số',
    'air blade',
    'airblade',
  ])('%s is', (wanted) => {
    const row = rows.find(({ text }) => text === wanted);
    expect(row && isRight(row)).toBe(true);
  });
});

it.each([
  ['grande blue core', []],
  ['blue grande', ['colour']],
  ['cà vẹt xanh dương', ['colour']],
] as const)('a colour within a term of the trade is none: %s', (text, names) => {
  const { understood } = bikes.find({ ...noFilters, text });
  expect(understood?.phrases.map(({ name }) => name)).toEqual(names);
});
