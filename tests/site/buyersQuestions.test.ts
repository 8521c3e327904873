import { describe, expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { costsPath, localize, type Path, paths, zonePath, zonesPath } from '../../src/paths.ts';
import { page, text } from './built.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));

const bikePage = async (lang: Language) => {
  const sample = samplePages().find(({ locals }) => locals.listing);
  const shown = sample?.locals.listing;
  if (!shown) throw new Error('no page of a bike');
  const listing = {
    ...shown.listing,
    location: 'Hanoi',
    fuel: 'gasoline',
    engine: '110cc',
    year: 2015,
  } as const;
  const path = localize(lang, paths.listing(shown.listing.slug));
  return (await render(path, { listing: { ...shown, listing } })).html;
};
const bike = 'the page of a bike';

const [hanoi, saigon] = [zonePath('hanoi'), zonePath('ho-chi-minh-city')];
const questions: [question: string, path: Path | typeof bike, en: RegExp, vi: RegExp][] = [
  [
    'Can I ride a petrol bike inside Ring Road 1?',
    hanoi,
    /the city has been allowed to ban petrol bikes in nine wards inside Ring Road 1/,
    /thành phố được phép cấm xe máy xăng tại chín phường trong Vành đai 1/,
  ],
  [
    'Is my ward in it?',
    hanoi,
    /2026: 9 wards[^:]*Hai Bà Trưng Cửa Nam Hoàn Kiếm/,
    /2026: 9 phường.*Hoàn Kiếm/,
  ],
  [
    'What comes next?',
    hanoi,
    /From 1 January 2028: 14 wards.*From 1 January 2030: 36 wards/,
    /Từ 01\/01\/2028: 14 phường.*Từ 01\/01\/2030: 36 phường/,
  ],
  [
    'At which hours?',
    hanoi,
    /Which times and areas apply now\. We've found nothing published since March 2026\. Ask/,
    /Khung giờ và khu vực đang áp dụng\. Chúng tôi chưa tìm được tin nào sau tháng 3\/2026\. Hãy hỏi/,
  ],
  [
    'Is an electric bike free?',
    hanoi,
    /We've found no reports of a ban on electric ones/,
    /không thấy tin nào nói cấm xe điện/,
  ],
  [
    'May I work for an app?',
    hanoi,
    /ride-hailing or delivery apps are also restricted/,
    /ứng dụng gọi xe, giao hàng/,
  ],
  [
    'And in Ho Chi Minh City?',
    saigon,
    /Proposed from September 2027: the centre/,
    /Đề xuất từ tháng 9 năm 2027: khu trung tâm/,
  ],
  [
    'May I ride this one there?',
    bike,
    /Hanoi: not everywhere, and not at all times\. From 1 July 2026: 9 wards/,
    /Hà Nội: không phải lúc nào, chỗ nào cũng được\. Từ 01\/07\/2026: 9 phường/,
  ],
  [
    'When do tests begin?',
    zonesPath,
    /Proposed from 1 July 2027: Hanoi, Ho Chi Minh City/,
    /Đề xuất từ 01\/07\/2027: Hà Nội, TP\. Hồ Chí Minh/,
  ],
  [
    'Which level applies to this one?',
    bike,
    /level 2 for a bike made in 2015, according to a draft/,
    /xe đời 2015 áp dụng mức 2 \(dự thảo\)/,
  ],
  [
    'How often is it tested?',
    zonesPath,
    /a test is valid for 24 months; after that, for 12\. Source: Circular 47\/2024\/TT-BGTVT/,
    /trên 12 năm thì 12 tháng một lần\. Nguồn: Thông tư 47\/2024\/TT-BGTVT/,
  ],
  ['What does a test cost?', costsPath, /No published price, so not in the total/, /Chưa có giá công bố/],
];
const dated = {
  en: /Source: .*?checked on \d+ \w+ 20\d\d/,
  vi: /Nguồn: .*?đối chiếu ngày \d\d\/\d\d\/20\d\d/,
};

describe.each(questions)('a buyer in Hanoi asks: %s', (_, path, en, vi) => {
  it.each(languages)('is answered with source and date (%s)', async (lang) => {
    const words = text(path === bike ? await bikePage(lang) : page(lang, path));
    expect(words).toMatch({ en, vi }[lang]);
    expect(words).toMatch(dated[lang]);
  });
});
