import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { writeDemoHome } from './demoHome.ts';

it('home of a preview is a file in each language, with a catalogue of no bike', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  writeFileSync(
    join(folder, 'entry.mjs'),
    'export const render = async (path, { home }) => ({ status: 200, html: [path, home.cards.length].join(` `) });',
  );
  await writeDemoHome(pathToFileURL(`${folder}/`), folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect([read('index.html'), read('vi.html')]).toEqual(['/ 0', '/vi 0']);
  expect(JSON.parse(read('catalogue/index.json'))).toMatchObject({ parts: [] });
  rmSync(folder, { recursive: true });
});
