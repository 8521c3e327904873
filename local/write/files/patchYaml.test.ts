import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../project.ts';
import type { Value } from '../editor/shape.ts';
import { patchYaml } from './patchYaml.ts';

const yaml = `# Prices, once.
helmet: { from: 500000, asOf: 2026-11-01 } # the cheap ones

# Fines
fine:
  names: [A1, A]
  said: 'it''s {helmet}'
  list:
    - "one: first"
    - two
`;
const fine = { names: ['A1', 'A'], said: "it's {helmet}", list: ['one: first', 'two'] };
const helmet = { from: 500000, asOf: '2026-11-01' };

const content = inRoot('src', 'content');
/** The way to each text and number. */
const leavesOf = (value: Value, way: string[] = []): string[][] => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...way, name]));
  return typeof value === 'string' || typeof value === 'number' ? [way] : [];
};

describe('a content file with other values', () => {
  it.each<[string, Value, string, string]>([
    ['nothing', { helmet, fine }, '', ''],
    ['a number in brackets', { helmet: { ...helmet, from: 600000 }, fine }, 'from: 500000', 'from: 600000'],
    ['a day', { helmet: { ...helmet, asOf: '2026-12-01' }, fine }, '2026-11-01', '2026-12-01'],
    ['a text with its quotes', { helmet, fine: { ...fine, said: "it's so" } }, "it''s {helmet}", "it''s so"],
    [
      'a point more',
      { helmet, fine: { ...fine, list: ['one: first', 'two', 'three: last'] } },
      '    - two\n',
      '    - two\n    - "three: last"\n',
    ],
    ['a point less', { helmet, fine: { ...fine, list: ['two'] } }, '- "one: first"\n    - two', '- two'],
    ['a name in brackets', { helmet, fine: { ...fine, names: ['none', 'A1', 'A'] } }, '[A1', '[none, A1'],
    ['a value more', { helmet: { ...helmet, to: 7 }, fine }, '2026-11-01 }', '2026-11-01, to: 7 }'],
    ['a value less', { helmet: { asOf: '2026-11-01' }, fine }, 'from: 500000, ', ''],
    ['no list any more', { helmet, fine: { ...fine, list: [] } }, '\n    - "one: first"\n    - two', ' []'],
  ])('changes %s and no other byte', (_, next, from, to) => {
    expect(yaml).toContain(from);
    expect(patchYaml(yaml, next)).toBe(yaml.replace(from, () => to));
  });

  it('gets a group of its own at the end, in the way of its neighbours', () => {
    const next = { helmet, tyres: { from: 1 } };
    expect(patchYaml('helmet: { from: 500000, asOf: 2026-11-01 }\n', next)).toBe(
      'helmet: { from: 500000, asOf: 2026-11-01 }\ntyres: { from: 1 }\n',
    );
    expect(patchYaml('a:\n  list:\n    - x\n', { a: { list: ['x'] }, b: { list: ['y'] } })).toBe(
      'a:\n  list:\n    - x\nb:\n  list:\n    - y\n',
    );
  });

  it('keeps JSON as it is folded', () => {
    const json = '{\n  "a": [\n    { "en": "One", "vi": "Một" },\n    { "en": "Two", "vi": "Hai" }\n  ]\n}\n';
    const [one, two] = [
      { en: 'One', vi: 'Một' },
      { en: 'Two', vi: 'Hai' },
    ];
    const three = { en: 'Three', vi: 'Ba' };
    expect(patchYaml(json, { a: [one, two, three] })).toBe(
      json.replace('"Hai" }', '"Hai" },\n    { "en": "Three", "vi": "Ba" }'),
    );
    expect(patchYaml(json, { a: [one, { ...two, vi: 'Số hai' }] })).toBe(json.replace('Hai', 'Số hai'));
  });

  it('writes a new file', () => {
    expect(patchYaml('', { a: 1, b: ['x'] })).toBe('a: 1\nb:\n  - x\n');
  });

  it.each(globSync('**/*.{yaml,json}', { cwd: content }))('changes one line of %s for one value', (file) => {
    const text = readFileSync(join(content, file), 'utf8');
    const lines = text.split('\n');
    const all = leavesOf(parse(text));
    const places = all.filter((_, index) => index % Math.ceil(all.length / 10) === 0);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const next = parse(text);
      const last = String(place.at(-1));
      const group = place.slice(0, -1).reduce((inside, name) => inside[name], next);
      group[last] = typeof group[last] === 'number' ? group[last] + 1 : `${group[last]}x`;
      const changed = patchYaml(text, next).split('\n');
      expect(changed.length).toBe(lines.length);
      expect(changed.filter((line, index) => line !== lines[index]).length, place.join('.')).toBe(1);
    }
  });
});
