import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { findingsIn } from './findings.ts';

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'findings-'));
  cpSync(inRoot('src', 'content'), content, { recursive: true });
});
afterEach(() => rmSync(content, { recursive: true, force: true }));

const change = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(join(content, file), 'utf8');
  expect(before).toMatch(from);
  writeFileSync(join(content, file), before.replace(from, to));
};
const listFindings = (today = '2026-11-25') =>
  findingsIn(content, inRoot('public'), today).map(({ kind, list, entry, what }) => [
    kind,
    `${list}/${entry}`,
    what.en,
    what.vi,
  ]);

it('says nothing where nothing is missing', () => {
  expect(listFindings()).toEqual([]);
});

it('names a text whose other language is missing', () => {
  rmSync(join(content, 'brands/sym/vi.md'));
  expect(listFindings()).toEqual([
    ['missing', 'brands/sym', 'There is no brands/sym/vi.md', 'Chưa có brands/sym/vi.md'],
  ]);
});

it('names a picture that does not exist', () => {
  change('models/sym-attila-2024.yaml', '/models/sym-attila.webp', '/models/none.webp');
  expect(listFindings()).toEqual([
    [
      'missing',
      'models/sym-attila-2024',
      'There is no picture /models/none.webp',
      'Chưa có ảnh /models/none.webp',
    ],
  ]);
});

it('names a photograph of an unknown maker, and a maker without a photograph', () => {
  mkdirSync(join(content, 'photos/honda'));
  writeFileSync(join(content, 'photos/honda/picture.jpg'), '');
  const facts = {
    alt: { en: 'A Janus', vi: 'Chiếc Janus' },
    by: 'Trần An',
    licence: 'CC0 1.0',
    picture: 'picture.jpg',
  };
  writeFileSync(join(content, 'photos/yamaha.json'), JSON.stringify(facts));
  expect(listFindings()).toEqual([
    [
      'missing',
      'photos/yamaha',
      'There is no picture photos/yamaha/picture.jpg',
      'Chưa có ảnh photos/yamaha/picture.jpg',
    ],
    [
      'missing',
      'photos/honda',
      'Nobody says who took it, and under which licence',
      'Chưa ghi ai chụp và theo giấy phép nào',
    ],
  ]);
});

it('names twins that are built otherwise', () => {
  change('brands/sym.yaml', "          - 'Bơm xăng và đề nguội: ba giây phải nổ'\n", '');
  expect(listFindings()).toEqual([
    [
      'unequal',
      'brands/sym',
      'models.0.checks: 4 in English, 3 in Vietnamese',
      'models.0.checks: 4 trong tiếng Anh, 3 trong tiếng Việt',
    ],
  ]);
});

it('names a figure that one language alone changed', () => {
  change('guides/buying-guide/tips.yaml', 'bớt 5 đến 10%', 'bớt 5 đến 12%');
  expect(listFindings()).toEqual([
    [
      'unequal',
      'guide-tips/tips',
      'tips.negotiate.text: 10 in English, 12 in Vietnamese',
      'tips.negotiate.text: 10 trong tiếng Anh, 12 trong tiếng Việt',
    ],
  ]);
});

it('names entries that need what does not exist', () => {
  renameSync(join(content, 'models/honda-vision-2024.yaml'), join(content, 'models/honda-vision-2022.yaml'));
  change('models/honda-vision-2022.yaml', 'id: honda-vision-2024', 'id: honda-vision-2022');
  change('models/honda-vision-2022.yaml', 'year: 2024', 'year: 2022');
  const findings = listFindings();
  expect(findings.length).toBeGreaterThan(0);
  expect(findings[0]).toEqual([
    'missing',
    'models/honda-airblade-2024',
    'needs models/honda-vision-2024, which does not exist',
    'cần models/honda-vision-2024, nhưng mục này không có',
  ]);
});

it('names what is older than its date allows, and a text that was revised in one language alone', () => {
  change('figures/helmet.yaml', 'asOf: 2026-11-01', 'asOf: 2026-05-28');
  change('legal/terms.yaml', /(?<start>vi:[\s\S]*revised: 2026-)11/, '$<start>10');
  const findings = listFindings();
  expect(findings.map(([kind, list]) => [kind, list])).toEqual([
    ['old', 'figures/helmet'],
    ['old', 'legal/terms'],
  ]);
  expect(findings[0]?.slice(2)).toEqual([
    'is of 2026-05-28, more than 180 days ago: look whether it still holds',
    'là của ngày 2026-05-28, đã quá 180 ngày: hãy xem còn đúng không',
  ]);
  expect(findings[1]?.[2]).toMatch(/^revised on 2026-11-\d\d in English, on 2026-10-2\d in Vietnamese$/);
});

it('does not count a figure as old before its last day is over', () => {
  expect(listFindings('2027-04-30')).toEqual([]);
  expect(listFindings('2027-05-01').length).toBeGreaterThan(20);
});
