import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from './contentFolder.ts';
import { entriesIn, readFiles } from './files/entries.ts';
import { faultOf } from './files/faultOf.ts';
import { type Store, stores } from './stores.ts';
import { throughKeystatic } from './throughKeystatic.ts';

const files = readFiles(contentFolder);
const encoder = new TextEncoder();
const textsOf = (list: string, store: Store, name: string, read: (file: string) => Uint8Array | undefined) =>
  [...throughKeystatic(list, store, name, read)].map(([file, bytes]) => [
    file,
    Buffer.from(bytes).toString(),
  ]);

describe('a save without a change in Keystatic', () => {
  const seen = new Set<string>();
  const lists = Object.keys(stores).filter((list) => list !== 'photos');
  it.each(lists)('changes no byte of what is in the list %s', (list) => {
    const store = stores[list];
    const own = [...entriesIn(files)].filter(([path]) => path.startsWith(`${list}/`));
    expect(own.length).toBeGreaterThan(0);
    for (const [path, form] of own) {
      const name = path.slice(list.length + 1);
      if (!store) throw new Error(list);
      expect(faultOf(store, name, form)).toBeUndefined();
      const read = (file: string) => (files.has(file) ? readFileSync(join(contentFolder, file)) : undefined);
      for (const [file = '', text] of textsOf(list, store, name, read)) {
        expect(text, file).toBe(files.get(file));
        seen.add(file);
      }
    }
  });

  it('goes through every file of the content', () => {
    expect([...seen].sort()).toEqual([...files.keys()].filter((file) => !file.endsWith('README.md')).sort());
  });

  it.each([
    [
      'with a source',
      '{\n  "alt": {\n    "en": "A Vision",\n    "vi": "Chiếc Vision"\n  },\n  "by": "Trần An",\n  "licence": "CC BY-SA 4.0",\n  "source": "https://example.com/vision",\n  "picture": "picture.jpg"\n}\n',
    ],
    [
      'without one',
      '{\n  "alt": {\n    "en": "A Vision",\n    "vi": "Chiếc Vision"\n  },\n  "by": "Trần An",\n  "licence": "With kind permission",\n  "picture": "picture.jpg"\n}\n',
    ],
  ])('changes no byte of a photograph %s, nor of its facts', (_, facts) => {
    const { photos } = stores;
    if (!photos) throw new Error('no photographs');
    const given: Record<string, string> = { 'photos/honda.json': facts, 'photos/honda/picture.jpg': 'bytes' };
    const read = (file: string) => (given[file] === undefined ? undefined : encoder.encode(given[file]));
    expect(Object.fromEntries(textsOf('photos', photos, 'honda', read))).toEqual(given);
    expect(faultOf(photos, 'honda', JSON.parse(facts))).toBeUndefined();
  });
});
