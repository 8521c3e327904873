import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { dataOf, headings, page, section, structured, tags, text } from './built.ts';

const guide = (lang: 'en' | 'vi') => page(lang, paths.buyingGuide);
const cards = ['legal', 'prices', 'inspection', 'process'];
const million = { en: 'million', vi: 'triệu' } as const;
const rows = (html: string) => (html.match(/<tr[ >][\s\S]*?<\/tr>/g) ?? []).map(text);

describe.each(languages)('the buying guide (%s)', (lang) => {
  const html = guide(lang);

  it('[S2.134] has a breadcrumb and a hero with its picture', () => {
    const crumbs = /<nav class="crumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(tags(crumbs, 'a').map(({ href }) => href)).toEqual([localize(lang, paths.home)]);
    expect(crumbs).toContain('aria-current="page"');
    expect(html).toMatch(/<header class="guide-head"[\s\S]*?<h1[\s\S]*?<img/);
  });

  it('[S2.135] has four cards that lead to its sections', () => {
    const jump = /<nav class="jump"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(tags(jump, 'a').map(({ href }) => href)).toEqual(cards.map((name) => `#${name}`));
    for (const name of cards) expect(headings(section(html, name), 2)).toHaveLength(1);
  });

  it('[S2.136 S2.141 S2.142] prices what the specification prices', () => {
    const prices = rows(section(html, 'prices'));
    const thousand = lang === 'en' ? '100,000–200,000' : '100.000–200.000';
    for (const [position, range] of [
      `5–35 ${million[lang]}`,
      `30–50 ${million[lang]}`,
      `20–40 ${million[lang]}`,
      `70–120 ${million[lang]}`,
      `75–95 ${million[lang]}`,
      `2–4 ${million[lang]}`,
      thousand,
    ].entries())
      expect(prices[position + 1]).toContain(range);
  });

  it('[S2.136] has a table of six kinds of motorcycle', () => {
    expect(tags(section(html, 'types'), 'table')).toHaveLength(1);
    expect(rows(section(html, 'types'))).toHaveLength(7);
  });

  it('[D62] leads from each kind to the bikes of it', () => {
    const links = [...section(html, 'types').matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.map((href) => href?.replace('&#38;', '&').replace('&amp;', '&'))).toEqual(
      [
        'category=scooter',
        'transmission=semi-automatic',
        'transmission=manual&cc_to=175',
        'cc_from=175',
        'category=electric',
        'cc_to=50',
      ].map((query) => `${lang === 'vi' ? '/vi' : '/'}?${query}`),
    );
  });

  it('[S2.137] has six tips: negotiate, mechanic, helmet, research, insurance, documentation', () => {
    const words = {
      en: [/Negotiate/, /mechanic/, /helmet/, /Research/, /Insure/, /paper/],
      vi: [/Trả giá/, /thợ/, /mũ bảo hiểm/, /Tìm hiểu/, /bảo hiểm trước/, /giấy tờ/],
    }[lang];
    const titles = headings(section(html, 'tips'), 3);
    expect(titles).toHaveLength(words.length);
    for (const [index, word] of words.entries()) expect(titles[index]).toMatch(word);
  });

  it('[S2.138] has a checklist to tick: visual, mechanical, test ride, documentation', () => {
    const checks = section(html, 'inspection');
    const groups = { en: ['Visual', 'Mechanical', 'Test ride', 'Documentation'], vi: undefined }[lang];
    expect(headings(checks, 3)).toHaveLength(4);
    if (groups) expect(headings(checks, 3)).toEqual(groups);
    const boxes = tags(checks, 'input').filter(({ type }) => type === 'checkbox');
    expect(boxes.length).toBeGreaterThanOrEqual(24);
    expect(text(html)).toContain(String(boxes.length));
  });

  it('[S2.139] has a buying process of 6 steps', () => {
    expect(headings(section(html, 'process'), 3)).toHaveLength(6);
  });

  it('[S2.140] calls to action on the home page', () => {
    const action = /<aside class="action"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
    expect(tags(action, 'a').map(({ href }) => href)).toEqual([localize(lang, paths.home)]);
  });

  it('[S2.143] says that no licence is needed under 50 cc, with age and classes added', () => {
    const law = text(section(html, 'legal'));
    expect(law).toMatch(
      lang === 'en' ? /A licence is not needed under 50 cc/ : /Xe đến 50 cc không cần bằng lái/,
    );
    expect(law).toMatch(/50 (cc, up to|đến) 125 cc.*A1 18/);
    expect(law).toMatch(/(Over|Trên) 125 cc.*A 18/);
  });

  it('dates every price and gives each a source that stands on the page', () => {
    const cited = [...html.matchAll(/href="#(source-\d+)"/g)].map(([, id]) => id);
    expect(cited.length).toBeGreaterThanOrEqual(16);
    for (const id of cited) expect(html).toContain(`id="${id}"`);
    const captions = [...section(html, 'prices').matchAll(/<caption[\s\S]*?<\/caption>/g)].map(([tag]) =>
      text(tag),
    );
    expect(captions).toHaveLength(3);
    for (const caption of captions) expect(caption).toMatch(/20\d\d/);
  });

  it('[S1.14] tells search engines where it stands, what it is, its steps and its questions', () => {
    expect(structured(html).map((data) => data['@type'])).toEqual([
      'BreadcrumbList',
      'Article',
      'HowTo',
      'FAQPage',
    ]);
    expect(dataOf(html, 'HowTo').step).toHaveLength(6);
    const questions = dataOf(html, 'FAQPage').mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    for (const { name, acceptedAnswer } of questions) {
      expect(text(html)).toContain(text(name));
      expect(text(html)).toContain(text(acceptedAnswer.text));
    }
    for (const step of dataOf(html, 'HowTo').step as { url: string }[])
      expect(html).toContain(`id="${new URL(step.url).hash.slice(1)}"`);
  });
});
