import { expect, it } from 'vitest';
import { contentFolder } from '../contentFolder.ts';
import { checkUpdate, type Update } from './checkUpdate.ts';
import { type Files, readFiles } from './entries.ts';

const now = readFiles(contentFolder);
const today = '2026-12-24';
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (file: string) => now.get(file) ?? '';
const update = (files: Readonly<Record<string, string | undefined>>): Update => ({
  additions: Object.entries(files).flatMap(([path, text]) =>
    text === undefined ? [] : [{ path, contents: bytes(text) }],
  ),
  deletions: Object.entries(files).flatMap(([path, text]) => (text === undefined ? [{ path }] : [])),
});
const check = (files: Readonly<Record<string, string | undefined>>, opened: Files = now) => {
  const checked = checkUpdate(opened, now, update(files), today);
  if ('fault' in checked) return checked.fault;
  const { additions, deletions } = checked.update;
  return Object.fromEntries([
    ...additions.map(({ path, contents }) => [path, new TextDecoder().decode(contents)]),
    ...deletions.map(({ path }) => [path, undefined]),
  ]);
};
const changed = (file: string, from: string | RegExp, to: string) => {
  const text = textOf(file).replace(from, to);
  if (text === textOf(file)) throw new Error(`${file} lacks ${from}`);
  return text;
};

it('lets a price through as it was saved', () => {
  const files = { 'figures/helmet.yaml': changed('figures/helmet.yaml', 'from: 500000', 'from: 550000') };
  expect(check(files)).toEqual(files);
});

it('lets a new section and its texts through, and a photograph with its facts', () => {
  const side = (title: string) => `    section: text\n    order: 15\n    title: ${title}\n`;
  const section = {
    'guides/sections/parking.yaml': `texts:\n  en:\n${side('Where to keep it')}  vi:\n${side('Gửi xe ở đâu')}`,
    'guides/sections/parking/en.md': 'In a guarded place.\n',
    'guides/sections/parking/vi.md': 'Ở bãi có người giữ.\n',
  };
  expect(check(section)).toEqual(section);
  const facts = {
    alt: { en: 'A red Vision', vi: 'Chiếc Vision đỏ' },
    by: 'Trần An',
    licence: 'CC BY-SA 4.0',
    picture: 'picture.jpg',
  };
  const photo = { 'photos/honda.json': JSON.stringify(facts), 'photos/honda/picture.jpg': 'bytes' };
  expect(check(photo)).toEqual(photo);
  expect(
    check({ ...photo, 'photos/honda.json': JSON.stringify({ ...facts, source: 'no address' }) }),
  ).toMatch(/^honda › Source: /);
  expect(check({ ...photo, 'photos/honda/picture.gif': 'bytes' })).toMatch(/JPEG, PNG, WebP or AVIF/);
});

it('lets a text be deleted with both its languages', () => {
  const files = {
    'legal/terms.yaml': undefined,
    'legal/terms/en.md': undefined,
    'legal/terms/vi.md': undefined,
  };
  expect(check(files)).toEqual(files);
});

const related =
  'Still refer to models/honda-vision-2024, which would not exist: honda-airblade-2024, honda-vision-2023, honda-wave-2024, sym-attila-2024, yamaha-janus-2024 (Models). Change that first. · Vẫn còn nhắc đến models/honda-vision-2024, mục sẽ không có: honda-airblade-2024,';
it.each([
  [
    'a model that others relate to is renamed',
    () => ({
      'models/honda-vision-2024.yaml': undefined,
      'models/honda-vision-2022.yaml': textOf('models/honda-vision-2024.yaml')
        .replace('id: honda-vision-2024', 'id: honda-vision-2022')
        .replace('year: 2024', 'year: 2022'),
    }),
    related,
  ],
  [
    'a figure that a text names is deleted',
    () => ({ 'figures/helmet.yaml': undefined }),
    'Still refer to figures/helmet, which would not exist: ',
  ],
  [
    'the source of a figure is deleted',
    () => ({ 'sources/indicative.yaml': undefined }),
    'Still refer to sources/indicative, which would not exist: ',
  ],
  [
    'a model relates to one that does not exist',
    () => ({
      'models/sym-attila-2024.yaml': changed(
        'models/sym-attila-2024.yaml',
        '  - honda-vision-2024',
        '  - honda-none-2024',
      ),
    }),
    'Still refer to models/honda-none-2024, which would not exist: sym-attila-2024 (Models).',
  ],
])('refuses where %s', (_, files, sentence) => {
  expect(check(files())).toContain(sentence);
});

it('sets the day of the wording in the language that was changed', () => {
  const [file, body] = ['brands/sym.yaml', 'brands/sym/vi.md'];
  const dated = changed(file, /( {2}vi:\n(?: {4}.*\n)*? {4}revised: ).*/, `$1${today}`);
  expect(check({ [body]: `${textOf(body)}\nThêm.\n` })).toEqual({
    [body]: `${textOf(body)}\nThêm.\n`,
    [file]: dated,
  });
  const english = changed(file, 'menu: SYM in Vietnam', 'menu: SYM today');
  expect(check({ [file]: english })).toEqual({
    [file]: english.replace(/( {2}en:\n(?: {4}.*\n)*? {4}revised: ).*/, `$1${today}`),
  });
});

it('keeps a later day that the editor gave, and never goes back to one of before', () => {
  const file = 'brands/sym.yaml';
  const lookedAt = textOf(file).replace(/revised: .*/g, 'revised: 2026-12-01');
  expect(check({ [file]: lookedAt })).toEqual({ [file]: lookedAt });
  const back = textOf(file).replace(/revised: .*/g, 'revised: 2026-01-01');
  expect(check({ [file]: back })).toEqual({ [file]: textOf(file) });
});

it('says a fault once where both languages have the same words', () => {
  const file = 'models/sym-attila-2024.yaml';
  expect(check({ [file]: changed(file, 'average: 19000000', 'average: 1') })).toBe(
    'sym-attila-2024 › In Vietnam › Prices in đồng › Used: the average has to lie between the lowest and the highest · sym-attila-2024 › Tại Việt Nam › Giá, bằng đồng › Xe cũ: giá trung bình phải nằm giữa giá thấp nhất và cao nhất',
  );
});

it.each([
  [
    'a price below zero',
    () => ({ 'figures/helmet.yaml': changed('figures/helmet.yaml', 'from: 500000', 'from: -5') }),
    'helmet › From (or the one figure): must be at least 0, but the file says “-5” · helmet › Từ (hoặc con số duy nhất): phải là ít nhất 0, nhưng trong tệp là “-5”',
  ],
  [
    'twins that differ',
    () => ({
      'brands/sym.yaml': changed(
        'brands/sym.yaml',
        "          - 'Bơm xăng và đề nguội: ba giây phải nổ'\n",
        '',
      ),
    }),
    'models.0.checks: 4 in English, 3 in Vietnamese · models.0.checks: 4 trong tiếng Anh, 3 trong tiếng Việt',
  ],
  [
    'a running text in one language alone',
    () => ({ 'brands/sym/vi.md': undefined }),
    'sym: the Vietnamese is missing · sym: còn thiếu bản tiếng Việt',
  ],
  [
    'a model under another name',
    () => ({
      'models/honda-new.yaml': changed(
        'models/honda-vision-2024.yaml',
        'id: honda-vision-2024',
        'id: honda-new',
      ),
    }),
    'the id is brand-model-year',
  ],
])('refuses %s with a sentence', (_, files, sentence) => {
  expect(check(files())).toContain(sentence);
});

it('refuses to write over what was changed elsewhere since it was opened', () => {
  const file = 'figures/helmet.yaml';
  const opened = new Map(now).set(file, changed(file, 'from: 500000', 'from: 510000'));
  expect(check({ [file]: changed(file, 'from: 500000', 'from: 550000') }, opened)).toMatch(
    /changed elsewhere.*đã được sửa/,
  );
});
