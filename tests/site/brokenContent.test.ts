import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';

let copy: string;

/** The site's sources once more, for a test to break; everything else is only pointed at. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['src', 'astro.config.mjs', 'package.json', 'tsconfig.json'])
    cpSync(inRoot(name), join(copy, name), { recursive: true });
  for (const name of ['public', 'node_modules']) symlinkSync(inRoot(name), join(copy, name));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const change = (file: string, from: string, to: string) => {
  const place = join(copy, 'src/content', file);
  const before = readFileSync(place, 'utf8');
  expect(before).toContain(from);
  writeFileSync(place, before.replace(from, to));
};
/** A third less to build. */
const keepBrandPages = () => {
  const pages = join(copy, 'src/pages/[...lang]');
  for (const name of readdirSync(pages))
    if (!name.startsWith('[brand]')) rmSync(join(pages, name), { recursive: true });
};
/** As at a desk: a test's own environment would make it another build. */
const environment = () => {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
};
/** Runs Astro on the copy; gives what it printed, in one line and without colours. */
const run = (command: 'sync' | 'build') => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('node_modules/astro/bin/astro.mjs'), command],
    { cwd: copy, encoding: 'utf8', env: environment() },
  );
  return {
    failed: status !== 0,
    hasVisibleText: `${stdout}${stderr}`.replaceAll('**', '').replace(/\s+/g, ' '),
  };
};

describe('a broken file stops the build with a sentence that an editor understands', () => {
  it('a word where a number belongs', () => {
    change('models/honda-wave-2024.yaml', 'power: 8.2', 'power: strong');
    const { failed, hasVisibleText } = run('sync');
    expect(failed).toBe(true);
    expect(hasVisibleText).toContain('models → honda-wave-2024');
    expect(hasVisibleText).toContain('engine.power: must be a number, but the file says “strong”');
    expect(hasVisibleText).toContain('src/content/models/honda-wave-2024.yaml');
  });

  it('a description too long for a search engine', () => {
    change('brands/en/sym.md', 'description: ', `description: ${'more and more '.repeat(12)}`);
    expect(run('sync').hasVisibleText).toContain(
      'description: must be at most 160 letters, but the file says “more and',
    );
  });

  it('a Vietnamese page without its English twin', () => {
    rmSync(join(copy, 'src/content/brands/en/sym.md'));
    const { failed, hasVisibleText } = run('sync');
    expect(failed).toBe(true);
    expect(hasVisibleText).toContain(
      'src/content/brands/en/sym.md is missing: its twin vi/sym.md has no other language',
    );
  });

  it('a point that only one language has', () => {
    change('brands/vi/sym.md', "    - 'Bơm xăng và đề nguội: ba giây phải nổ'\n", '');
    const { failed, hasVisibleText } = run('sync');
    expect(failed).toBe(true);
    expect(hasVisibleText).toContain(
      'src/content/brands/{en,vi}/sym.md differ: models.Attila: 4 in English, 3 in Vietnamese',
    );
  });

  it('a price that only one file holds shows in every place, in both languages', () => {
    change('models/sym-attila-2024.yaml', 'average: 33000000', 'average: 34500000');
    keepBrandPages();
    expect(run('build').failed).toBe(false);
    for (const [file, price, table] of [
      ['sym-motorcycles-vietnam.html', '31 to 36, usually 34.5 million', '<td>34.5</td>'],
      ['vi/sym-motorcycles-vietnam.html', '31 đến 36, thường khoảng 34,5 triệu', '<td>34,5</td>'],
    ] as const) {
      const html = readFileSync(join(copy, 'dist/client', file), 'utf8');
      expect(html).toContain(price);
      expect(html).toContain(table);
    }
  });
});
