import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import {
  type Data,
  dataOf,
  headings,
  isBuilt,
  meta,
  page,
  section,
  structured,
  tags,
  text,
  titleOf,
} from './built.ts';

const words = {
  en: {
    keywords: 'hai van pass motorbike',
    title: 'Hai Van Pass',
    challenging: 'Challenging',
    background: [
      /Da Nang.*southern gateway.*airport.*(sands|beach).*Hoi An/,
      /Hue.*northern.*imperial city/,
      /television show of the 1990s/,
    ],
    info: ['Da Nang', 'Hue', 'either direction', '21km', 'hour', 'semi-automatic', 'Fill up', 'tarmac'],
    lists: ['Highlights', 'Challenges', 'Tips'],
  },
  vi: {
    keywords: 'đèo hải vân xe máy',
    title: 'Đèo Hải Vân',
    challenging: 'Khó',
    background: [
      /Đà Nẵng.*cửa ngõ phía nam.*sân bay.*(bãi cát|biển).*Hội An/,
      /Huế.*đầu bắc.*kinh đô/,
      /truyền hình Anh về ô tô, phát từ thập niên 1990/,
    ],
    info: ['Đà Nẵng', 'Huế', 'chiều nào cũng được', '21km', 'giờ', 'Xe số', 'Đổ đầy xăng', 'nhựa'],
    lists: ['Điểm đáng dừng chân', 'Những điểm cần cẩn thận', 'Kinh nghiệm'],
  },
} as const;

describe.each(languages)('the routes page (%s)', (lang) => {
  const html = page(lang, paths.routes);
  const hasVisibleText = words[lang];
  const start = '16.0544,108.2022';
  const end = '16.4637,107.5909';

  it('[S2.153 S2.156] shows the Hai Van Pass with its distance, its difficulty and an overview', () => {
    const head = /<header class="ride-head"[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    expect(headings(head, 1)[0]).toContain(hasVisibleText.title);
    expect(text(/<p class="badges"[\s\S]*?<\/p>/.exec(head)?.[0] ?? '')).toBe(
      `21km ${hasVisibleText.challenging}`,
    );
    expect(text(head)).toMatch(/21km .* 100 km/);
  });

  it('[S2.154] has title, description and keywords in its language', () => {
    expect(titleOf(html)).toMatch(lang === 'en' ? /Da Nang to Hue/ : /đèo Hải Vân/i);
    expect(meta(html, 'description')).toMatch(lang === 'en' ? /step by step/ : /từng chặng/);
    expect(meta(html, 'keywords')).toContain(hasVisibleText.keywords);
  });

  it('[S2.157] tells of both cities and of the television show', () => {
    const background = text(section(html, 'background'));
    for (const fact of hasVisibleText.background) expect(background).toMatch(fact);
  });

  it('[S2.158] has the ride in short', () => {
    const info = text(section(html, 'info'));
    for (const fact of hasVisibleText.info) expect(info).toContain(fact);
    expect(section(html, 'info').match(/<dt/g)).toHaveLength(9);
  });

  it('[S2.159] lists highlights, challenges and tips', () => {
    for (const [index, id] of ['highlights', 'challenges', 'tips'].entries()) {
      expect(headings(section(html, id), 2)).toEqual([hasVisibleText.lists[index]]);
      expect(tags(section(html, id), 'li').length).toBeGreaterThanOrEqual(4);
    }
  });

  it('[S2.160 S2.164 S7.42] has a drawn map, and the live one from Da Nang over the pass to Hue on a click', () => {
    const map = section(html, 'map');
    expect(tags(map, 'svg')[0]?.role).toBe('img');
    expect(map.match(/class="map-pin"/g)).toHaveLength(3);
    const embed = new URL(tags(map, 'a').find((link) => 'data-map' in link)?.['data-map'] ?? '');
    expect(embed.searchParams.get('saddr')).toBe(start);
    expect(embed.searchParams.get('daddr')).toBe(`16.1889,108.1311 to:${end}`);
    expect(embed.searchParams.get('output')).toBe('embed');
  });

  it('[S2.161] opens in the maps service, and copies that link', () => {
    const map = section(html, 'map');
    const link = tags(map, 'a').find((one) => !('data-map' in one))?.href ?? '';
    expect(new URL(link).searchParams.get('origin')).toBe(start);
    expect(new URL(link).searchParams.get('destination')).toBe(end);
    expect(tags(map, 'button')[0]?.['data-copy']).toBe(link);
    expect(map).toContain(lang === 'en' ? 'Copy Link' : 'Sao chép liên kết');
  });

  it('[S2.162 S3.29 S3.30] has 8 pictures, the first large, the others in a row, each with its words', () => {
    const gallery = section(html, 'gallery');
    const pictures = tags(gallery, 'a').filter((link) => 'data-picture' in link);
    expect(pictures).toHaveLength(8);
    expect(tags(gallery, 'img').map(({ width }) => width)).toEqual(['1600', ...Array(7).fill('640')]);
    expect(tags(gallery.slice(gallery.indexOf('data-carousel')), 'img')).toHaveLength(7);
    expect(new Set(pictures.map(({ href }) => href)).size).toBe(8);
    for (const { href = '' } of pictures) expect(isBuilt(href)).toBe(true);
    expect(new Set(tags(gallery, 'img').map(({ alt }) => alt)).size).toBe(8);
  });

  it('[S9.7] writes costs with a VND suffix', () => {
    const costs = text(section(html, 'costs')).match(/[\d.,]+–[\d.,]+ VND/g);
    expect(costs).toHaveLength(4);
    expect(costs?.[0]).toBe(lang === 'en' ? '150,000–200,000 VND' : '150.000–200.000 VND');
  });

  it('[S7.43] tells search engines the trip, the route, the article and the steps', () => {
    expect(structured(html).map((data) => data['@type'])).toEqual([
      'BreadcrumbList',
      'Article',
      'TouristTrip',
      'Trip',
      'HowTo',
      'FAQPage',
    ]);
    for (const step of dataOf(html, 'HowTo').step as { url: string }[])
      expect(html).toContain(`id="${new URL(step.url).hash.slice(1)}"`);
  });

  it('[S7.44] gives the trip at most 3 pictures and 2 videos, the article one of 1200 × 630', () => {
    const trip = dataOf(html, 'TouristTrip');
    expect(trip.image).toHaveLength(3);
    expect(((trip.subjectOf as unknown[] | undefined) ?? []).length).toBeLessThanOrEqual(2);
    expect(dataOf(html, 'Article').image).toEqual({
      '@type': 'ImageObject',
      url: `${settings.origin}/routes/share.jpg`,
      width: '1200',
      height: '630',
    });
  });

  it('[S7.45] says that the road costs 0 VND and lies in VN', () => {
    const route = dataOf(html, 'Trip');
    expect(route.offers).toMatchObject({ price: 0, priceCurrency: 'VND', eligibleRegion: { name: 'VN' } });
    for (const stop of route.itinerary as (Data & { address: object })[])
      expect(stop.address).toMatchObject({ addressCountry: 'VN' });
  });
});
