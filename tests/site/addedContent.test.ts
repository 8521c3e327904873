import { cpSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';
import type { GuideIndex } from '../../src/domain/guides/findGuides.ts';
import { copyContent } from '../fixtures/contentCopy.ts';
import { section, tags, text } from './built.ts';

/* Builds once with content added and changed only in src/content. */
const copy = copyContent();
const inLanguage = { en: '', vi: 'vi/' } as const;
const guideOf = { en: 'Kawasaki in Vietnam', vi: 'Xe Kawasaki tại Việt Nam' } as const;

const addModel = (model: string) => {
  const slug = `kawasaki-${model.toLowerCase()}-2024`;
  const gsx = copy.read('models/suzuki-gsx-r-2024.yaml');
  copy.write(
    `models/${slug}.yaml`,
    gsx
      .replace(/^id: .*$/m, `id: ${slug}`)
      .replace(/^brand: .*$/m, 'brand: Kawasaki')
      .replace(/^model: .*$/m, `model: ${model}`)
      .replace(/^imageUrl: .*$/m, 'imageUrl: null')
      .replace(/^relatedModels:\n(?: {2}.*\n)+/m, 'relatedModels: [suzuki-gsx-r-2024]\n'),
  );
};
const addMake = () => {
  copy.write(
    'markets/Kawasaki.yaml',
    copy
      .read('markets/SYM.yaml')
      .replace(/^rank: .*$/m, 'rank: 6')
      .replace(/^models:\n(?: {2}.*\n)+/m, 'models:\n  - Ninja\n  - Z400\n'),
  );
  let words = copy
    .read('brands/sym.yaml')
    .replace(/^ {4}brand: .*$/gm, '    brand: Kawasaki')
    .replace(/^ {4}card: .*$/gm, '    card: Kawasaki 400')
    .replace(
      /^ {4}models:\n(?: {6}.*\n)+/gm,
      '    models:\n      - name: Ninja\n        checks: [A]\n      - name: Z400\n        checks: [B]\n',
    );
  for (const lang of ['en', 'vi'] as const) {
    const inSide = (line: string) => new RegExp(`^( {2}${lang}:\\n(?: {4}.*\\n)*? {4}${line}: ).*$`, 'm');
    words = words
      .replace(inSide('menu'), `$1${guideOf[lang]}`)
      .replace(inSide('title'), `$1Kawasaki (${lang})`)
      .replace(inSide('metaTitle'), `$1'Kawasaki: Ninja, Z400 (${lang})'`);
    copy.write(`brands/kawasaki/${lang}.md`, copy.read(`brands/sym/${lang}.md`));
  }
  copy.write('brands/kawasaki.yaml', words);
};
const addPhoto = () => {
  const alt = { en: 'A green Ninja by the sea', vi: 'Chiếc Ninja xanh bên biển' };
  const facts = { alt, by: 'Trần An', licence: 'CC BY-SA 4.0', source: 'https://photos.example/ninja' };
  copy.write('photos/kawasaki-ninja.json', JSON.stringify({ ...facts, picture: 'picture.webp' }));
  cpSync(inRoot('public/models/suzuki-gsx-r.webp'), copy.inContent('photos/kawasaki-ninja/picture.webp'));
};
const addSection = () => {
  const side = (title: string) =>
    `    section: text\n    order: 15\n    title: ${title}\n    card: 24/7\n    terms: [Blue card (registration papers)]\n`;
  copy.write(
    'guides/sections/parking.yaml',
    `texts:\n  en:\n${side('Where to keep it')}  vi:\n${side('Gửi xe ở đâu')}`,
  );
  for (const lang of ['en', 'vi']) copy.write(`guides/sections/parking/${lang}.md`, 'From {helmet}.\n');
};

beforeAll(() => {
  copy.change('models/sym-attila-2024.yaml', 'average: 33000000', 'average: 34500000');
  for (const model of ['Ninja', 'Z400']) addModel(model);
  addMake();
  addPhoto();
  addSection();
  copy.keepPages('[brand]', 'buying-guide', 'guide-index');
  const { failed, hasVisibleText } = copy.run('build');
  expect(failed, hasVisibleText.slice(-600)).toBe(false);
}, 120_000);
afterAll(() => copy.remove());

it.each([
  ['sym-motorcycles-vietnam.html', '31 to 36, usually 34.5 million', '<td>34.5</td>'],
  ['vi/sym-motorcycles-vietnam.html', '31 đến 36, thường khoảng 34,5 triệu', '<td>34,5</td>'],
])('a price that only one file holds shows in every place of %s', (file, price, table) => {
  expect(copy.built(file)).toContain(price);
  expect(copy.built(file)).toContain(table);
});

describe.each(['en', 'vi'] as const)('files alone add (%s)', (lang) => {
  const at = inLanguage[lang];
  const kawasaki = () => copy.built(`${at}kawasaki-motorcycles-vietnam.html`);

  it('the page of a make with its models', () => {
    expect(kawasaki()).toContain(`<title>Kawasaki: Ninja, Z400 (${lang})`);
    expect(text(section(kawasaki(), 'z400'))).toContain('Kawasaki Z400');
    expect(kawasaki()).toContain('id="kawasaki-ninja-2024"');
  });

  it('its entry in the menu of every page, and its card in the buying guide', () => {
    const link = `href="/${at}kawasaki-motorcycles-vietnam"`;
    for (const page of ['sym-motorcycles-vietnam', 'buying-guide'])
      expect(copy.built(`${at}${page}.html`)).toContain(`${link}>${guideOf[lang]}</a>`);
    expect(section(copy.built(`${at}buying-guide.html`), 'brands')).toContain(link);
    expect(text(section(copy.built(`${at}buying-guide.html`), 'brands'))).toContain('Kawasaki 400');
  });

  it('its address in the sitemap, and what the search of the guides finds of it', () => {
    expect(copy.built('sitemap-0.xml')).toMatch(
      new RegExp(`<loc>https?://[^/<]+/${at}kawasaki-motorcycles-vietnam</loc>`),
    );
    expect(copy.built(`${at}guide-index.json`)).toContain(`/${at}kawasaki-motorcycles-vietnam#ninja`);
    const { entries }: GuideIndex = JSON.parse(copy.built(`${at}guide-index.json`));
    const parking = entries.find(({ path }) => path === `/${at}buying-guide#parking`);
    expect(parking?.keys).toContain('ca vet');
  });

  it('a photograph in several sizes with its maker and licence, and a neutral drawing where there is none', () => {
    const ninja = section(kawasaki(), 'ninja');
    const [photo] = tags(ninja, 'img');
    expect(photo?.alt).toBe(lang === 'en' ? 'A green Ninja by the sea' : 'Chiếc Ninja xanh bên biển');
    expect(photo?.srcset).toMatch(/^\/_astro\/picture\S+\.webp 640w, \/_astro\/\S+\.webp 1280w$/);
    expect(ninja).toContain('href="https://creativecommons.org/licenses/by-sa/4.0/"');
    expect(text(ninja)).toContain(
      lang === 'en' ? 'Photo: Trần An , CC BY-SA 4.0' : 'Ảnh: Trần An , CC BY-SA 4.0',
    );
    const [none] = tags(section(kawasaki(), 'z400'), 'img');
    expect(none?.src).toBe('/models/neutral.webp');
    expect(none?.alt).toBe(
      lang === 'en' ? 'No picture of the Kawasaki Z400 yet' : 'Chưa có ảnh Kawasaki Z400',
    );
  });

  it('a section of the buying guide where its number puts it, with its figures and its card', () => {
    const guide = copy.built(`${at}buying-guide.html`);
    const anchors = [...guide.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.slice(0, 4)).toEqual(['legal', 'emissions', 'parking', 'types']);
    expect(text(section(guide, 'parking'))).toMatch(
      lang === 'en' ? /^Where to keep it From [\d,]+/ : /^Gửi xe ở đâu From [\d.]+/,
    );
    expect(guide).toContain('href="#parking"><b>');
  });
});
