import type { Texts } from '../texts.ts';

/** Low-emission zones and emissions tests. Statements on rules are content: src/content/zones. */
export const zones = {
  title: { en: 'Low-emission zones and emissions tests', vi: 'Vùng phát thải thấp và kiểm định khí thải' },
  description: {
    en: 'Which cities in Vietnam restrict petrol motorbikes, where and when, and which emission level applies to each year of manufacture. With sources.',
    vi: 'Xem thành phố nào hạn chế xe máy xăng, ở đâu, từ bao giờ, và xe đời nào áp dụng mức khí thải nào. Có nguồn và ngày đối chiếu.',
  },
  lead: {
    en: 'Every statement comes with its source and the date we last checked it. Cities may change their rules, so ask before you pay for a petrol bike. This is not legal advice.',
    vi: 'Mỗi thông tin đều có nguồn và ngày đối chiếu gần nhất. Thành phố có thể thay đổi quy định, nên hãy hỏi kỹ trước khi mua xe xăng. Trang này không thay cho tư vấn pháp lý.',
  },
  revised: {
    en: 'Revised {date}. Not legal advice.',
    vi: 'Cập nhật {date}. Trang này không thay cho tư vấn pháp lý.',
  },
  source: { en: 'Source: {source}, checked on {date}', vi: 'Nguồn: {source}, đối chiếu ngày {date}' },
  cities: { en: 'Cities', vi: 'Các thành phố' },
  more: { en: 'Wards and dates: {city}', vi: 'Phường và thời gian: {city}' },
  otherCities: {
    en: "We haven't found any zones in other cities. When a city announces one, we'll add it.",
    vi: 'Chúng tôi chưa thấy nơi nào khác có vùng phát thải thấp. Khi có thành phố công bố, chúng tôi sẽ bổ sung.',
  },

  phases: { en: 'Where and when', vi: 'Ở đâu, từ bao giờ' },
  fromAdopted: { en: 'From {date}', vi: 'Từ {date}' },
  fromProposed: { en: 'Proposed from {date}', vi: 'Đề xuất từ {date}' },
  notes: { en: 'Which bikes are affected', vi: 'Những xe nào' },
  open: { en: "What isn't clear yet", vi: 'Những điều chưa rõ' },
  choose: { en: 'Find a bike', vi: 'Tìm xe' },
  electricIn: { en: 'Electric bikes in {city}', vi: 'Xe máy điện tại {city}' },
  allIn: { en: 'All bikes in {city}', vi: 'Mọi xe tại {city}' },
  costs: { en: 'What will the bike cost me?', vi: 'Mua xe hết bao nhiêu tiền?' },

  tests: { en: 'Emissions tests', vi: 'Kiểm định khí thải' },
  levels: { en: 'Level by year of manufacture', vi: 'Mức theo năm sản xuất' },
  levelsAdopted: { en: 'Limits for motorbikes over 50 cc.', vi: 'Giới hạn cho xe máy trên 50 cc.' },
  levelsProposed: {
    en: 'Limits for motorbikes over 50 cc. The years are from a draft.',
    vi: 'Giới hạn cho xe máy trên 50 cc. Năm sản xuất theo dự thảo.',
  },
  level: { en: 'Level', vi: 'Mức' },
  made: { en: 'Made', vi: 'Sản xuất' },
  madeBefore: { en: 'before {to}', vi: 'trước {to}' },
  madeFrom: { en: 'from {from}', vi: 'từ {from}' },
  madeBetween: { en: 'from {from}, before {to}', vi: 'từ {from}, trước {to}' },
  carbonMonoxide: { en: 'CO, % by volume', vi: 'CO, % thể tích' },
  hydrocarbons: { en: 'HC, ppm (two-stroke)', vi: 'HC, ppm (động cơ 2 kỳ)' },
  starts: { en: 'When testing begins', vi: 'Khi nào bắt đầu kiểm định' },
  startsLine: { en: '{date}: {places}', vi: '{date}: {places}' },
  elsewhere: { en: 'all other provinces', vi: 'các tỉnh còn lại' },

  ride: { en: 'Can I ride it in the city?', vi: 'Xe này có được vào nội đô không?' },
  'ride.free': {
    en: "{city}: yes. We've found no rules that affect this bike.",
    vi: '{city}: được. Chúng tôi chưa thấy quy định nào hạn chế xe này.',
  },
  'ride.limited': {
    en: '{city}: not everywhere, and not at all times.',
    vi: '{city}: không phải lúc nào, chỗ nào cũng được.',
  },
  'ride.proposed': {
    en: '{city}: yes, as far as we know. Restrictions have been proposed.',
    vi: '{city}: theo chúng tôi biết thì được. Đã có đề xuất hạn chế.',
  },
  ridePhase: { en: '{from}: {area}.', vi: '{from}: {area}.' },
  'test.none': {
    en: 'Emissions test: not required for electric bikes.',
    vi: 'Kiểm định khí thải: xe điện không phải kiểm định.',
  },
  'test.small': {
    en: 'Emissions test: different years apply to bikes up to 50 cc.',
    vi: 'Kiểm định khí thải: xe đến 50 cc xếp mức theo mốc năm sản xuất riêng.',
  },
  'test.adopted': {
    en: 'Emissions test: level {levels} for a bike made in {year}.',
    vi: 'Kiểm định khí thải: xe đời {year} áp dụng mức {levels}.',
  },
  'test.proposed': {
    en: 'Emissions test: level {levels} for a bike made in {year}, according to a draft regulation.',
    vi: 'Kiểm định khí thải: xe đời {year} áp dụng mức {levels} (dự thảo).',
  },
  levelOr: { en: '{one} or {other}', vi: '{one} hoặc {other}' },
  testStart: {
    en: 'Testing is expected to begin in {place} on {date}.',
    vi: 'Dự kiến bắt đầu kiểm định tại {place} từ {date}.',
  },

  notice: {
    en: '{from}, petrol motorbikes may be banned in {area}, at certain times or in certain areas. Ask about the current rules before you pay.',
    vi: '{from}, xe máy xăng có thể bị cấm theo khung giờ hoặc khu vực tại {area}. Hãy hỏi quy định đang áp dụng trước khi trả tiền.',
  },
} as const satisfies Texts;
