import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fields } from '@keystatic/core';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import config from './editor/config.ts';
import { isGroup, type Value } from './editor/shape.ts';
import { changesOf, readAll } from './files/entries.ts';
import { faultOf } from './files/faultOf.ts';
import { stores } from './stores.ts';

type Form = { name: string; parse?(value: unknown, extra?: object): unknown };
type Schema = { kind: string };
type Read = (
  schema: Schema,
  value: Value,
  path: string[],
  slugs: string[],
  readField: (field: Form, value: unknown, path: (string | number)[]) => unknown,
) => unknown;
type Write = (state: unknown, schema: Schema, slugField: string, slug: string) => { value: Value };

/** What the editor reads and writes a form with, in the files that a browser loads: it has no other name for them. */
const inside: Record<string, unknown> = {};
for (const file of globSync('node_modules/@keystatic/core/dist/index-????????.js', { cwd: inRoot() }))
  for (const one of Object.values<unknown>(await import(inRoot(file))))
    if (typeof one === 'function') inside[one.name] = one;
const readForm = inside.parseProps as Read;
const writeForm = inside.serializeProps$1 as Write;

const content = mkdtempSync(join(tmpdir(), 'round-trip-'));
cpSync(inRoot('src', 'content'), content, { recursive: true });
/** What the site has none of yet, as docs/editing.md shows it. */
const examples = {
  'guides/en/buying-guide/parking.md':
    '---\nsection: text\norder: 15\ntitle: Where to keep it\nterms: [Bodywork]\n---\n\nA guarded place costs {parking}.\n',
  'guides/vi/buying-guide/parking.md':
    '---\nsection: text\norder: 15\ntitle: Gửi xe ở đâu\nterms: [Bodywork]\n---\n\nGửi xe mất {parking}.\n',
  'photos/honda.json':
    '{\n  "alt": { "en": "A red Vision", "vi": "Chiếc Vision đỏ" },\n  "by": "Trần An",\n  "licence": "CC BY-SA 4.0",\n  "source": "https://example.com/vision"\n}\n',
  'photos/yamaha.json':
    '{\n  "alt": { "en": "A Janus", "vi": "Chiếc Janus" },\n  "by": "Trần An",\n  "licence": "With kind permission"\n}\n',
};
for (const [file, text] of Object.entries(examples)) writeFileSync(join(content, file), text);
afterAll(() => rmSync(content, { recursive: true, force: true }));

/** An entry as it comes out of the editor when nobody changed anything. */
const throughEditor = (list: string, name: string, form: Value): Value => {
  const schema = fields.object(config.collections?.[list]?.schema ?? {});
  const state = readForm(schema, form, [], [], (field, value, path) =>
    field.parse?.(value, path.length === 1 && path[0] === 'entry' ? { slug: name } : undefined),
  );
  // As the editor saves JSON.
  return JSON.parse(JSON.stringify(writeForm(state, schema, 'entry', name).value));
};
const entries = [...readAll(content)].map(([path, form]) => {
  const [list = '', name = ''] = path.split('/');
  return { list, name, form };
});

describe('a round trip through the reader and the writer of the editor', () => {
  const seen = new Set<string>();
  it.each(Object.keys(stores))('changes no byte of what is in the list %s', (list) => {
    const store = stores[list];
    const own = entries.filter((entry) => entry.list === list);
    expect(own.length).toBeGreaterThan(0);
    for (const { name, form } of own) {
      const saved = throughEditor(list, name, form);
      if (!store || !isGroup(saved)) throw new Error(`${list}/${name} is empty`);
      expect(faultOf(store, name, saved)).toBeUndefined();
      for (const { file, text } of changesOf(content, store, name, saved)) {
        expect(text === readFileSync(join(content, file), 'utf8'), file).toBe(true);
        seen.add(file);
      }
    }
  });

  it('goes through every file of the content', () => {
    const files = globSync('**/*.{md,yaml,json}', { cwd: content }).filter(
      (file) => !file.endsWith('README.md'),
    );
    expect([...seen].sort()).toEqual(files.sort());
  });
});
