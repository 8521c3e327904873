import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from '../../project.ts';
import { type Folders, fillMirror, save } from './mirror.ts';

let folder: string;
let folders: Folders;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
  folders = { content: join(folder, 'content'), mirror: join(folder, 'mirror') };
  cpSync(inRoot('src', 'content'), folders.content, { recursive: true });
  fillMirror(folders);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const today = '2026-12-24';
const contentOf = (file: string) => readFileSync(join(folders.content, file), 'utf8');
const opened = (path: string) => JSON.parse(readFileSync(join(folders.mirror, path), 'utf8'));
const saveAs = (path: string, form: unknown) => save(folders, [{ path, text: JSON.stringify(form) }], today);

describe('what the editor saves', () => {
  it('changes one price in its file and no other byte', () => {
    const before = contentOf('guides/figures.yaml');
    expect(
      saveAs('figures/helmet.json', { ...opened('figures/helmet.json'), from: 550_000 }),
    ).toBeUndefined();
    expect(contentOf('guides/figures.yaml')).toBe(
      before.replace('helmet: { from: 500000', 'helmet: { from: 550000'),
    );
  });

  it('changes both languages at once', () => {
    const { texts } = opened('guide-faq/faq.json');
    for (const language of ['en', 'vi'])
      texts[language].questions.push({ question: `${language}?`, answer: `${language}!` });
    expect(saveAs('guide-faq/faq.json', { texts })).toBeUndefined();
    expect(contentOf('guides/en/buying-guide/faq.md')).toMatch(
      / {2}- question: en\?\n {4}answer: en!\n---\n$/,
    );
    expect(contentOf('guides/vi/buying-guide/faq.md')).toMatch(
      / {2}- question: vi\?\n {4}answer: vi!\n---\n$/,
    );
  });

  it('makes a new year of a model, with the name of its file as its id', () => {
    const model = { ...opened('models/honda-vision-2024.json'), year: 2025 };
    expect(saveAs('models/honda-vision-2025.json', model)).toBeUndefined();
    expect(contentOf('models/honda-vision-2025.yaml')).toMatch(/^id: honda-vision-2025\nbrand: Honda\n/);
  });

  it('adds a phrase as `npm run check` wants it', () => {
    const form = opened('phrases/greeting.json');
    form.phrases.push({ en: 'Good morning!', vi: 'Chào buổi sáng ạ!' });
    expect(saveAs('phrases/greeting.json', form)).toBeUndefined();
    expect(contentOf('phrases.json')).toContain(
      '      { "en": "Please speak slowly.", "vi": "Xin nói chậm giúp tôi ạ." },\n' +
        '      { "en": "Good morning!", "vi": "Chào buổi sáng ạ!" }\n',
    );
  });

  it('adds a section of its own, and says who took a photograph', () => {
    const words = (title: string, body: string) => ({ section: 'text', order: 15, title, terms: [], body });
    const texts = {
      en: words('Where to keep it', 'In a guarded place.'),
      vi: words('Gửi xe ở đâu', 'Ở bãi có người giữ.'),
    };
    expect(saveAs('guide-text/parking.json', { texts })).toBeUndefined();
    expect(contentOf('guides/vi/buying-guide/parking.md')).toBe(
      '---\nsection: text\norder: 15\ntitle: Gửi xe ở đâu\n---\n\nỞ bãi có người giữ.\n',
    );
    const facts = {
      alt: { en: 'A red Vision', vi: 'Chiếc Vision đỏ' },
      by: 'Trần An',
      licence: 'CC BY-SA 4.0',
    };
    expect(saveAs('photos/honda.json', { ...facts, source: 'no address' })).toMatch(/^honda › Source: /);
    expect(saveAs('photos/honda.json', facts)).toBeUndefined();
    expect(JSON.parse(contentOf('photos/honda.json'))).toEqual(facts);
  });

  it('puts a photograph beside its facts, in place of the one before, and deletes both', () => {
    const facts = { alt: { en: 'A Vision', vi: 'Chiếc Vision' }, by: 'Trần An', licence: 'CC0 1.0' };
    const text = (file: string) => ({
      path: 'photos/honda.json',
      text: JSON.stringify({ ...facts, picture: file }),
    });
    const picture = (ending: string, bytes?: string) => ({
      path: `photos/honda/picture.${ending}`,
      bytes: bytes === undefined ? undefined : Buffer.from(bytes),
    });
    const photos = () => globSync('photos/honda.*', { cwd: folders.content }).sort();
    expect(save(folders, [text('picture.gif'), picture('gif', 'a')], today)).toMatch(
      /JPEG, PNG, WebP or AVIF/,
    );
    expect(photos()).toEqual([]);
    expect(save(folders, [text('picture.jpg'), picture('jpg', 'first')], today)).toBeUndefined();
    expect(photos()).toEqual(['photos/honda.jpg', 'photos/honda.json']);
    expect(JSON.parse(contentOf('photos/honda.json'))).toEqual(facts);
    fillMirror(folders);
    expect(opened('photos/honda.json').picture).toBe('picture.jpg');
    expect(readFileSync(join(folders.mirror, 'photos/honda/picture.jpg'), 'utf8')).toBe('first');
    expect(
      save(folders, [picture('jpg'), text('picture.webp'), picture('webp', 'second')], today),
    ).toBeUndefined();
    expect(photos()).toEqual(['photos/honda.json', 'photos/honda.webp']);
    expect(contentOf('photos/honda.webp')).toBe('second');
    fillMirror(folders);
    expect(existsSync(join(folders.mirror, 'photos/honda/picture.jpg'))).toBe(false);
    expect(
      save(folders, [{ path: 'photos/honda.json', text: undefined }, picture('webp')], today),
    ).toBeUndefined();
    expect(photos()).toEqual([]);
  });

  it('deletes an entry', () => {
    expect(save(folders, [{ path: 'phrases/greeting.json', text: undefined }], today)).toBeUndefined();
    expect(contentOf('phrases.json')).not.toContain('"greeting"');
    expect(save(folders, [{ path: 'legal/terms.json', text: undefined }], today)).toBeUndefined();
    expect(existsSync(join(folders.content, 'legal/vi/terms.md'))).toBe(false);
  });

  const renamed = () => [
    { path: 'models/honda-vision-2024.json', text: undefined },
    {
      path: 'models/honda-vision-2022.json',
      text: JSON.stringify({ ...opened('models/honda-vision-2024.json'), year: 2022 }),
    },
  ];
  it.each([
    [
      'a model that others relate to is renamed',
      renamed,
      'Still refer to models/honda-vision-2024, which would not exist: honda-airblade-2024, honda-vision-2023, honda-wave-2024, sym-attila-2024, yamaha-janus-2024 (Models). Change that first. · Vẫn còn nhắc đến models/honda-vision-2024, mục sẽ không có: honda-airblade-2024,',
    ],
    [
      'a figure that a text names is deleted',
      () => [{ path: 'figures/helmet.json', text: undefined }],
      'Still refer to figures/helmet, which would not exist: ',
    ],
    [
      'the source of a figure is deleted',
      () => [{ path: `sources/${opened('figures/helmet.json').source}.json`, text: undefined }],
      'which would not exist: ',
    ],
    [
      'a model relates to one that does not exist',
      () => {
        const form = { ...opened('models/sym-attila-2024.json'), relatedModels: ['honda-none-2024'] };
        return [{ path: 'models/sym-attila-2024.json', text: JSON.stringify(form) }];
      },
      'Still refer to models/honda-none-2024, which would not exist: sym-attila-2024 (Models).',
    ],
  ])('is refused where %s, and no file changes', (_, saved, said) => {
    expect(save(folders, saved(), today)).toContain(said);
    expect(existsSync(join(folders.content, 'models/honda-vision-2022.yaml'))).toBe(false);
    fillMirror(folders);
    expect(save(folders, [{ path: 'models/honda-none.json', text: undefined }], today)).toBeUndefined();
    expect(contentOf('models/honda-vision-2024.yaml')).toMatch(/^id: honda-vision-2024$/m);
    expect(contentOf('guides/figures.yaml')).toMatch(/^helmet:/m);
  });

  it('sets the day of the wording in the language that was changed', () => {
    const { texts } = opened('brands/sym.json');
    const before = contentOf('brands/en/sym.md');
    const first = texts.vi.revised;
    texts.vi.body += '\n\nThêm.';
    expect(saveAs('brands/sym.json', { texts })).toBeUndefined();
    expect(contentOf('brands/vi/sym.md')).toContain(`revised: ${today}\n`);
    expect(contentOf('brands/en/sym.md')).toBe(before);
    // A form that is still open has the day of before: it does not come back.
    fillMirror(folders);
    texts.vi.revised = first;
    expect(saveAs('brands/sym.json', { texts })).toBeUndefined();
    expect(contentOf('brands/vi/sym.md')).toContain(`revised: ${today}\n`);
  });

  it('a text that was only looked at again has the day that the editor gave', () => {
    const { texts } = opened('brands/sym.json');
    for (const language of ['en', 'vi']) texts[language].revised = '2026-12-01';
    expect(saveAs('brands/sym.json', { texts })).toBeUndefined();
    expect(contentOf('brands/vi/sym.md')).toContain('revised: 2026-12-01\n');
  });

  it('a fault with the same words in both languages is said once', () => {
    const form = opened('models/sym-attila-2024.json');
    form.vietnamMarket.priceRange.used.average = 1;
    const said = String(saveAs('models/sym-attila-2024.json', form));
    expect(said).toBe(
      'sym-attila-2024 › In Vietnam › Prices in đồng › Used: the average has to lie between the lowest and the highest · sym-attila-2024 › Tại Việt Nam › Giá, bằng đồng › Xe cũ: giá trung bình phải nằm giữa giá thấp nhất và cao nhất',
    );
  });

  it.each<[string, string, (form: { texts: { en: object; vi: object } }) => object, string]>([
    [
      'a price below zero',
      'figures/helmet.json',
      (form) => ({ ...form, from: -5 }),
      'helmet › From (or the one figure): must be at least 0, but the file says “-5” · helmet › Từ (hoặc con số duy nhất): phải là ít nhất 0, nhưng trong tệp là “-5”',
    ],
    [
      'twins that differ',
      'guide-faq/faq.json',
      ({ texts }) => {
        const question = { question: 'a', answer: 'b' };
        const en = { ...texts.en, questions: [question, question] };
        return { texts: { en, vi: { ...texts.vi, questions: [question] } } };
      },
      'questions: 2 in English, 1 in Vietnamese · questions: 2 trong tiếng Anh, 1 trong tiếng Việt',
    ],
    [
      'a model under another name',
      'models/honda-new.json',
      () => opened('models/honda-vision-2024.json'),
      'the id is brand-model-year',
    ],
  ])('is refused with a sentence, and no file changes: %s', (_, path, change, said) => {
    const before = ['guides/figures.yaml', 'guides/vi/buying-guide/faq.md'].map(contentOf);
    const form = existsSync(join(folders.mirror, path)) ? opened(path) : {};
    expect(saveAs(path, change(form))).toContain(said);
    expect(['guides/figures.yaml', 'guides/vi/buying-guide/faq.md'].map(contentOf)).toEqual(before);
    expect(existsSync(join(folders.content, 'models/honda-new.yaml'))).toBe(false);
  });

  it('is refused where the file was changed since it was opened', () => {
    const form = opened('figures/helmet.json');
    const file = join(folders.content, 'guides/figures.yaml');
    writeFileSync(
      file,
      contentOf('guides/figures.yaml').replace('helmet: { from: 500000', 'helmet: { from: 510000'),
    );
    expect(saveAs('figures/helmet.json', { ...form, from: 550_000 })).toMatch(
      /changed elsewhere.*đã được sửa/,
    );
    expect(contentOf('guides/figures.yaml')).toContain('helmet: { from: 510000');
    fillMirror(folders);
    expect(opened('figures/helmet.json').from).toBe(510_000);
  });
});
